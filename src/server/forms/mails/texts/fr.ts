import type { FormMailTexts } from './it.ts';

export const FR: FormMailTexts = {
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
				? 'Merci de l’intérêt que vous nous portez. Votre candidature spontanée est arrivée aux ressources humaines.'
				: `Merci de votre candidature au poste « ${position} ». Elle est arrivée aux ressources humaines avec les documents joints.`,
		next: 'Elle est lue par les ressources humaines et par la personne qui dirige l’équipe concernée ; aucun programme n’attribue de note. Nous vous écrivons dans tous les cas, même si notre choix se porte ailleurs.',
		kept: 'Nous conservons la candidature 12 mois, puis nous l’effaçons. Vous pouvez nous demander de le faire plus tôt à tout moment.',
	},
	retailer: {
		subject: (reference) => `Votre demande de distribution de nos produits (${reference})`,
		title: 'Demande reçue',
		intro:
			'Merci de votre intérêt. Votre demande est arrivée au service commercial, qui étudie le secteur et vous appelle ou vous écrit sous cinq jours ouvrés.',
	},
	accessibility: {
		subject: (reference) => `Votre signalement sur l’accessibilité (${reference})`,
		title: 'Signalement reçu',
		intro:
			'Merci de nous l’avoir dit. Votre signalement est parvenu aux personnes qui s’occupent du site : nous vous répondons à cette adresse sous dix jours ouvrés. Si, d’ici là, le site vous empêche de faire une chose dont vous avez besoin, dites-le en répondant à ce message.',
	},
	answer: {
		subject: (reference) => `Notre réponse (${reference})`,
		title: 'Notre réponse',
	},
};
