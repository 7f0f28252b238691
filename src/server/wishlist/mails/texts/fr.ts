import type { NoticeMailTexts } from './it.ts';

export const FR: NoticeMailTexts = {
	confirm: {
		subject: 'Confirmez l’alerte que vous avez demandée',
		title: 'Il ne manque que votre confirmation',
		intro: {
			back: (article) =>
				`Quelqu’un, vous sans doute, a demandé à être prévenu à cette adresse du retour en stock de ${article}. Après votre confirmation, nous écrirons une seule fois.`,
			cheaper: (article) =>
				`Quelqu’un, vous sans doute, a demandé à être prévenu à cette adresse d’une baisse de prix de ${article}. Après votre confirmation, nous écrirons une seule fois.`,
		},
		button: 'Confirmer l’alerte',
		note: 'Le lien est valable 7 jours. Si la demande ne vient pas de vous, ne faites rien : sans confirmation, nous supprimons l’adresse.',
	},
	already: {
		subject: 'Votre alerte est déjà active',
		title: 'Votre alerte est déjà active',
		intro: {
			back: (article) =>
				`Une alerte de retour en stock pour ${article} est déjà active à cette adresse. Vous n’avez rien à faire : nous écrirons dès son retour.`,
			cheaper: (article) =>
				`Une alerte de prix pour ${article} est déjà active à cette adresse. Vous n’avez rien à faire : nous écrirons dès que le prix baisse.`,
		},
		note: 'Une alerte dure un an au maximum.',
	},
	back: {
		subject: (article) => `De nouveau disponible : ${article}`,
		title: 'De nouveau disponible',
		intro: (article) => `L’article que vous attendiez peut de nouveau être commandé : ${article}.`,
	},
	cheaper: {
		subject: (article) => `Le prix a baissé : ${article}`,
		title: 'Le prix a baissé',
		intro: (article) =>
			`L’article que vous suiviez coûte moins cher que le jour de votre demande : ${article}.`,
	},
	facts: { code: 'Référence', price: 'Prix' },
	bought: 'Voir le produit',
	note: 'Prix et disponibilité sont ceux du moment où nous écrivons : l’article n’est pas réservé. L’alerte prend fin avec ce message.',
	end: 'Arrêter cette alerte, ou toutes celles de cette adresse',
};
