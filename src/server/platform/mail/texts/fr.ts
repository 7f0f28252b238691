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
	},

	contact: {
		subject: (reference) => `Nous avons reçu votre message (${reference})`,
		title: 'Message reçu',
		intro:
			'Merci de nous avoir écrit. Votre message est parvenu aux personnes qui connaissent les produits : nous vous répondons à cette adresse, en général sous deux jours ouvrés.',
	},

	application: {
		subject: (position) =>
			position === '' ? 'Nous avons reçu votre candidature' : `Votre candidature : ${position}`,
		title: 'Candidature reçue',
		intro: (position) =>
			position === ''
				? 'Merci de l’intérêt que vous nous portez. Votre candidature spontanée est arrivée au service du personnel.'
				: `Merci de votre candidature au poste « ${position} ». Elle est arrivée au service du personnel avec les documents joints.`,
		next: 'Elle est lue par le service du personnel et par la personne qui dirige l’équipe concernée ; aucun programme n’attribue de note. Nous vous écrivons dans tous les cas, même si notre choix se porte ailleurs.',
		kept: 'Nous conservons la candidature 12 mois, puis nous l’effaçons. Vous pouvez nous demander de le faire plus tôt à tout moment.',
	},

	retailer: {
		subject: (reference) => `Votre demande de distribution de nos produits (${reference})`,
		title: 'Demande reçue',
		intro:
			'Merci de votre intérêt. Votre demande est arrivée au service commercial, qui étudie le secteur et vous appelle ou vous écrit sous cinq jours ouvrés.',
	},

	support: {
		subject: (reference) => `Votre demande d’aide ${reference}`,
		title: 'Demande d’aide reçue',
		intro: 'Nous avons reçu votre demande concernant votre roue. Voici la suite :',
		steps: [
			'Nous comparons le numéro de série aux registres de production et à la preuve d’achat.',
			'Si la roue peut être enregistrée, nous l’enregistrons pour vous et vous recevez le certificat.',
			'S’il nous faut autre chose, par exemple une photo plus nette de l’étiquette, nous vous écrivons à cette adresse.',
		],
		term: 'Le délai de 30 jours s’apprécie à la date de cette demande : vous ne perdez rien pendant nos vérifications.',
	},

	newsletterConfirm: {
		subject: 'Confirmez votre inscription à la newsletter',
		title: 'Plus qu’une confirmation',
		intro:
			'Quelqu’un, vous sans doute, a demandé à recevoir notre newsletter à cette adresse : nouveaux produits, courses, notes techniques de l’atelier roues. Vous la recevrez dès que vous aurez confirmé.',
		button: 'Confirmer l’inscription',
		note: 'Le lien est valable 7 jours. Si la demande ne vient pas de vous, ne faites rien : sans confirmation, nous ne vous écrivons plus et l’adresse est effacée.',
	},
	newsletterAlready: {
		subject: 'Vous recevez déjà notre newsletter',
		title: 'Vous êtes déjà sur la liste',
		intro:
			'Nous avons reçu une demande d’inscription à la newsletter pour votre adresse, qui est déjà inscrite. Vous n’avez rien à faire.',
		leave: 'Ne plus la recevoir',
	},
	newsletterWelcome: {
		subject: 'Inscription confirmée',
		title: 'Inscription confirmée',
		intro:
			'Votre inscription est confirmée. Nous vous écrivons quand il y a quelque chose à raconter : un nouveau produit, une course, une note technique. Nos messages ne contiennent pas d’image signalant leur ouverture.',
		leave: 'Se désinscrire',
		leaveNote: 'Vous pouvez vous désinscrire à tout moment, ici ou au bas de chaque numéro.',
	},

	warranty: {
		subject: (count) =>
			count === 1 ? 'Votre roue est enregistrée' : 'Vos roues sont enregistrées',
		title: 'Enregistrement de la garantie',
		intro: (date) =>
			`Voici le récapitulatif de l’enregistrement pour l’achat du ${date}. Le certificat est joint : conservez-le avec la preuve d’achat.`,
		serial: 'Numéro de série',
		otherWheel: 'L’autre roue',
		outcome: 'Résultat',
		legal: 'Garantie légale, due par le vendeur, jusqu’au',
		extension: 'Extension que nous offrons en tant que fabricant, jusqu’au',
		outcomes: {
			success: 'Enregistrée : demande d’extension de 2 à 4 ans reçue',
			already_registered: 'Non enregistrée : ce numéro de série l’est déjà',
			substituted: 'Non enregistrée : roue déjà remplacée par le service de garantie',
			teams: 'Non enregistrée : roue déjà remplacée par le service de garantie',
			date_expired: 'Non enregistrée : plus de 30 jours depuis l’achat',
			date_greater: 'Non enregistrée : la date d’achat n’est pas valable',
			not_found: 'Non enregistrée : numéro de série introuvable',
		},
		apart:
			'Ce sont deux garanties distinctes. Les 2 premières années relèvent de la garantie légale : le vendeur en répond, adressez-vous au magasin avec le ticket. Les 2 années suivantes sont une extension que nous offrons en tant que fabricant : elle vaut pour le premier propriétaire seulement et ne limite pas vos droits légaux.',
		passport: 'Passeport de la roue',
		passportIntro:
			'Chaque roue enregistrée a une page privée avec notices, dates de garantie et interventions. Le lien est personnel : toute personne qui l’a peut voir la roue.',
		passportButton: (serial) => `Ouvrir le passeport de ${serial}`,
	},

	passportLink: {
		subject: 'Le lien vers le passeport de votre roue',
		title: 'Le passeport de votre roue',
		intro: (product, serial) =>
			`Voici un nouveau lien vers le passeport de la roue ${product}, numéro de série ${serial}. Les liens précédents ne fonctionnent plus.`,
		button: 'Ouvrir le passeport',
		note: 'Si vous ne l’avez pas demandé, ignorez ce message : le lien n’est arrivé qu’à vous.',
	},
	transferOffer: {
		subject: (product) => `Une roue ${product} vous est cédée`,
		title: 'Une roue change de mains',
		intro: (product, serial) =>
			`Le propriétaire de la roue ${product}, numéro de série ${serial}, souhaite vous transmettre son passeport : notices, historique des interventions, avis de sécurité.`,
		button: 'Accepter la roue',
		note: 'L’extension de garantie appartient au premier propriétaire et prend fin avec la cession ; la garantie légale relève du vendeur. Si vous n’attendez aucune roue, ignorez ce message : il ne se passera rien.',
	},
	transferDone: {
		subject: (product) => `Cession terminée : ${product}`,
		title: 'La roue a un nouveau propriétaire',
		intro: (product, serial) =>
			`La cession de la roue ${product}, numéro de série ${serial}, est terminée. Votre lien vers le passeport ne fonctionne plus et l’extension de garantie, attachée au premier propriétaire, a pris fin.`,
		note: 'Votre nom et votre adresse ont été retirés du passeport. Si vous n’avez pas cédé la roue, répondez immédiatement à ce message.',
	},

	answer: {
		subject: (reference) => `Notre réponse (${reference})`,
		title: 'Notre réponse',
	},

	unsubscribePage: {
		title: 'Se désinscrire ?',
		text: 'Un clic, et la newsletter n’arrive plus à cette adresse.',
		button: 'Se désinscrire',
		done: 'Désinscription effectuée',
		doneText:
			'Nous ne vous écrivons plus. Pendant 24 mois, nous ne conservons que la preuve du consentement et de son retrait.',
		unknown: 'Ce lien n’est plus valable',
		unknownText:
			'L’inscription a peut-être déjà pris fin. Si des messages arrivent encore, écrivez-nous.',
	},
};
