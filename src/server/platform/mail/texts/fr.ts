import type { MailTexts } from './it.ts';

export const FR: MailTexts = {
	greeting: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
	reference: 'Référence',
	form: 'Formulaire',
	receivedOn: 'Reçu le',
	files: 'Fichiers reçus',
	notRepeated:
		'Nous ne reprenons pas ici ce qui a été écrit, car n’importe qui peut saisir une adresse dans un formulaire. Si la demande ne vient pas de vous, répondez à ce message : nous effacerons tout.',
	replyHint: (reference) =>
		`Pour ajouter quelque chose, répondez à ce message en laissant ${reference} dans l’objet.`,
	pasteHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
	footer: {
		vat: 'N° de TVA',
		tax: 'Code fiscal',
		register: 'Registre des entreprises',
		rea: 'REA',
		capital: 'Capital social',
		parent: 'Société contrôlée par',
	},
};
