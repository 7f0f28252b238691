import type { WithdrawalMailTexts } from './shape.ts';

export const FR: WithdrawalMailTexts = {
	facts: {
		reference: 'Référence',
		name: 'Nom',
		contract: 'Commande ou contrat',
		channel: 'Accusé envoyé à',
		statedAt: 'Reçu',
		until: 'Dernier jour pour se rétracter',
		sendBy: 'À envoyer au plus tard le',
		sendTo: 'Envoyer à',
		dueOn: 'Remboursement au plus tard le',
	},
	statement: 'Je vous notifie par la présente ma rétractation du contrat de vente indiqué.',
	mails: {
		receipt: {
			subject: (reference) => `Rétractation ${reference} : accusé de réception`,
			title: 'Nous avons reçu votre déclaration de rétractation',
			text: 'Voici l’accusé de réception : il reprend la déclaration, la date et l’heure de son arrivée. Il confirme que nous l’avons reçue, non que nous l’avons acceptée ; nous vous répondons sous deux jours ouvrés. Si vous avez déjà les articles, vous avez 14 jours à compter d’aujourd’hui pour les envoyer.',
		},
		unproven: {
			subject: (reference) =>
				`Rétractation ${reference} : accusé de réception, une confirmation manque`,
			title: 'Nous avons reçu une déclaration de rétractation',
			text: 'Voici l’accusé de réception : il reprend la déclaration, la date et l’heure de son arrivée, à partir desquelles elle compte. Ce n’est pas une acceptation. Confirmez avec le bouton que cette adresse est la vôtre, afin que nous puissions la traiter. Si vous n’en êtes pas l’auteur, ignorez ce message.',
		},
		accepted: {
			subject: (reference) => `Rétractation ${reference} acceptée`,
			title: 'Votre rétractation est acceptée',
			text: 'Envoyez les articles au plus tard le jour indiqué si vous les avez reçus. Nous remboursons le prix et la livraison standard par le même moyen de paiement dans les 14 jours suivant la déclaration ; nous pouvons attendre le retour des articles ou la preuve de leur envoi.',
		},
		stopped: {
			subject: (reference) => `Rétractation ${reference} acceptée : la commande ne part pas`,
			title: 'La rétractation est acceptée et la commande ne part pas',
			text: 'Rien n’a quitté notre entrepôt : vous ne recevrez pas la commande et n’avez rien à renvoyer. Si vous l’avez déjà payée, nous vous remboursons la totalité, livraison comprise, par le même moyen de paiement, au plus tard 14 jours après la déclaration.',
		},
		refused: {
			subject: (reference) => `Rétractation ${reference} : non acceptée`,
			title: 'Nous ne pouvons pas accepter la rétractation',
			text: 'En voici la raison. Si vous n’êtes pas d’accord, répondez à cet e-mail.',
		},
		refunded: {
			subject: (reference) => `Rétractation ${reference} : remboursement émis`,
			title: 'Votre remboursement a été émis',
			text: 'Le montant revient sur le moyen de paiement utilisé ; votre banque peut mettre quelques jours à l’afficher.',
		},
	},
	prove: 'Confirmer l’adresse',
	late: 'Le délai de rétractation semble écoulé : la déclaration est enregistrée malgré tout et nous vous répondrons.',
};
