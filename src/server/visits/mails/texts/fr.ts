import type { VisitMailTexts } from './it.ts';

export const FR: VisitMailTexts = {
	facts: {
		wheel: 'Roue',
		code: 'Référence de l’article',
		when: 'Quand',
		name: 'Nom',
		language: 'Langue',
		store: 'Magasin',
		address: 'Adresse',
		phone: 'Téléphone',
	},
	receipt: {
		subject: (reference) => `Votre visite en magasin (${reference})`,
		title: 'Demande transmise au magasin',
		intro: 'nous avons transmis votre demande au magasin que vous avez choisi.',
		next: 'Le magasin vous répond à cette adresse : il vous dira s’il a la roue et quand passer. Si c’est pressé, téléphonez-lui. Ce n’est pas une commande : vous déciderez sur place, sans hâte.',
	},
	request: {
		subject: (reference) => `Une visite pour voir une roue (${reference})`,
		title: 'Une personne souhaite voir une roue chez vous',
		intro: 'cette demande pour votre magasin nous est parvenue par notre site.',
		next: 'Répondez à ce message : la réponse ira à la personne qui a écrit. Dites-lui si vous avez la roue et quand passer.',
		missing: (email) => `Si vous ne l’avez pas en magasin, écrivez-nous à ${email}.`,
		data: 'Le nom et l’adresse ne servent qu’à répondre à cette demande : effacez-les dès qu’ils ne sont plus utiles.',
	},
};
