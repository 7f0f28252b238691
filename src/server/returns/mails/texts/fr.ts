import type { ReturnMailTexts } from './shape.ts';

export const FR: ReturnMailTexts = {
	facts: { reference: 'Retour', order: 'Commande', refund: 'Remboursement', sendTo: 'Envoyer à' },
	part: {
		subject: (reference) => `Retour ${reference} : arrivé en partie`,
		title: 'Une partie de votre retour est arrivée',
		came: 'Arrivé',
		missing: 'Manquant',
		text: 'Nous remboursons ce qui est arrivé. Si vous avez aussi expédié le reste, répondez à cet e-mail avec le reçu du transporteur : nous lancerons une recherche.',
	},
	see: 'Voir le retour',
	linkNote:
		'Le lien vous est personnel et reste valable 30 jours. Vous pouvez en demander un autre à tout moment avec votre adresse e-mail et le numéro de commande.',
	mails: {
		requested: {
			subject: (reference) => `Retour ${reference} : demande reçue`,
			title: 'Nous avons bien reçu votre demande',
			text: 'Nous l’examinons et vous écrivons sous deux jours ouvrés. D’ici là, gardez le tout dans son emballage d’origine.',
		},
		authorised: {
			subject: (reference) => `Retour ${reference} autorisé`,
			title: 'Votre retour est autorisé',
			text: 'L’étiquette est jointe : imprimez-la, collez-la sur le colis fermé et remettez-le au transporteur, qui passera à l’adresse indiquée. Sur les roues, retirez d’abord pneus, cassette et disques qui n’ont pas été achetés avec elles.',
			own: 'Envoyez le colis à l’adresse ci-dessous, le numéro de retour bien visible, et saisissez le numéro de suivi sur la page du retour. Sur les roues, retirez d’abord pneus, cassette et disques qui n’ont pas été achetés avec elles.',
		},
		in_transit: {
			subject: (reference) => `Retour ${reference} en chemin`,
			title: 'Votre retour est en chemin',
			text: 'L’envoi est noté. Nous vous écrivons dès que le colis arrive à l’atelier.',
		},
		received: {
			subject: (reference) => `Retour ${reference} arrivé`,
			title: 'Votre retour est arrivé',
			text: 'L’atelier contrôle les articles ; le remboursement suit aussitôt.',
		},
		refunded: {
			subject: (reference) => `Retour ${reference} : terminé`,
			title: 'Votre remboursement est en route',
			text: 'Le retour est terminé. Le remboursement a été émis. Le montant revient sur le moyen de paiement utilisé ; votre banque peut mettre quelques jours à l’afficher.',
		},
		refused: {
			subject: (reference) => `Retour ${reference} : non accepté`,
			title: 'Nous ne pouvons pas accepter le retour',
			text: 'En voici la raison. Si vous n’êtes pas d’accord, répondez à cet e-mail : la garantie légale et le droit de rétractation restent inchangés.',
		},
	},
};
