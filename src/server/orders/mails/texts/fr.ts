import type { OrderMailTexts } from './shape.ts';

export const FR: OrderMailTexts = {
	facts: {
		number: 'Numéro de commande',
		total: 'Total',
		refunded: 'Montant remboursé',
		owed: 'Montant qui vous est dû',
		deliveryBy: 'Livraison prévue au plus tard le',
		carrier: 'Transporteur',
		tracking: 'Numéro de suivi',
		holder: 'Titulaire du compte',
		iban: 'IBAN',
		bic: 'BIC',
		bank: 'Banque',
		reference: 'Motif du virement',
		lastDay: 'À recevoir au plus tard le',
	},
	see: 'Voir la commande',
	pay: 'Payer la commande',
	linkNote:
		'Ce lien est personnel et valable 30 jours. Vous pouvez en demander un autre à tout moment, avec votre adresse e-mail et le numéro de commande.',
	inParts: 'Ce colis contient une partie de la commande : le reste est expédié séparément.',
	trackingLink: 'Suivre le colis',
	mails: {
		placed: {
			subject: (number) => `Commande ${number} : nous attendons votre virement`,
			title: 'Merci pour votre commande',
			text: 'Nous avons reçu votre commande et vous réservons les articles. Voici les coordonnées pour le virement : indiquez comme motif le seul numéro de commande.',
		},
		reminder: {
			subject: (number) => `Commande ${number} : le virement n’est pas encore arrivé`,
			title: 'Nous attendons toujours votre virement',
			text: 'Si vous l’avez déjà fait, vous n’avez plus rien à faire : certaines banques mettent un ou deux jours ouvrables. Passé le jour indiqué, la commande est annulée et les articles sont remis en vente.',
		},
		paid: {
			subject: (number) => `Commande ${number} confirmée`,
			title: 'Votre commande est confirmée',
			text: 'Nous avons reçu le paiement et préparons le colis. Vous trouverez ci-joint la confirmation avec les conditions du contrat ; nous vous écrirons à nouveau au départ du colis.',
			pickup: {
				text: 'Nous avons reçu le paiement et préparons les articles. Vous trouverez ci-joint la confirmation avec les conditions du contrat ; nous vous écrirons quand vous pourrez les retirer chez le revendeur.',
			},
		},
		failed: {
			subject: (number) => `Commande ${number} : le paiement n’a pas abouti`,
			title: 'Le paiement n’a pas abouti',
			text: 'Rien n’a été débité. Vous pouvez réessayer avec la même commande, sans ressaisir vos données.',
		},
		left: {
			subject: (number) => `Commande ${number} : il ne manque que le paiement`,
			title: 'Votre commande vous attend',
			text: 'Le paiement n’a pas été terminé et rien n’a été débité. Vous pouvez reprendre ici tant que les articles sont disponibles.',
		},
		called_off: {
			subject: (number) => `Commande ${number} : nous l’avons annulée`,
			title: 'Votre commande est annulée',
			text: 'Nous avons annulé la commande et rien ne sera expédié. Si vous l’avez déjà payée, nous vous remboursons la totalité par le même moyen de paiement et vous écrivons dès que le remboursement est émis.',
		},
		called_off_disputed: {
			subject: (number) => `Commande ${number} : annulée après la contestation`,
			title: 'Votre commande est annulée',
			text: 'Le paiement ayant été contesté, nous avons annulé la commande et rien ne sera expédié. Votre banque vous restitue le montant : aucun autre remboursement ne suivra de notre part.',
		},
		rest_called_off: {
			subject: (number) => `Commande ${number} : le reste ne sera pas expédié`,
			title: 'Le reste de votre commande est annulé',
			text: 'Le paiement ayant été contesté, nous avons annulé les articles ci-dessous, qui n’avaient pas encore été expédiés. Rien ne change pour ceux déjà expédiés. Votre banque vous restitue le montant : aucun autre remboursement ne suivra de notre part.',
		},
		canceled: {
			subject: (number) => `Commande ${number} annulée`,
			title: 'La commande a été annulée',
			text: 'Le paiement n’est pas arrivé dans le délai : la commande est annulée et vous ne devez rien.',
		},
		canceled_by_buyer: {
			subject: (number) => `Commande ${number} : annulée à votre demande`,
			title: 'Vous avez annulé la commande',
			text: 'À votre demande, la commande est annulée : rien ne sera expédié et vous ne devez rien. Si vous aviez déjà fait le virement, nous vous restituons la totalité dès sa réception.',
		},
		too_late: {
			subject: (number) => `Commande ${number} : nous vous remboursons`,
			title: 'Les articles ne sont plus disponibles',
			text: 'Le paiement est arrivé alors que les articles étaient déjà vendus. Nous en sommes désolés : la commande est annulée et nous vous remboursons la totalité par le même moyen de paiement.',
		},
		packed: {
			subject: (number) => `Commande ${number} : le colis est prêt`,
			title: 'Votre colis est prêt',
			text: 'Le colis est emballé et attend le transporteur.',
			pickup: {
				title: 'Votre commande est prête à partir',
				text: 'La commande est emballée et part chez le revendeur que vous avez choisi.',
			},
		},
		shipped: {
			subject: (number) => `Commande ${number} expédiée`,
			title: 'Votre colis est en route',
			text: 'Nous avons remis le colis au transporteur.',
			pickup: {
				title: 'Votre commande est en route vers le revendeur',
				text: 'Nous vous écrirons à nouveau quand vous pourrez la retirer.',
			},
		},
		delayed: {
			subject: (number) => `Commande ${number} : la livraison a du retard`,
			title: 'Votre commande arrivera plus tard que prévu',
			text: 'Nous en sommes désolés : nous ne pouvons pas livrer à la date annoncée. Voici la nouvelle. Si vous préférez ne pas attendre, répondez à ce message : nous annulons la commande et vous remboursons en totalité.',
		},
		delivered: {
			subject: (number) => `Commande ${number} livrée`,
			title: 'Votre commande est arrivée',
			text: 'À compter du jour de la livraison, vous avez 14 jours pour vous rétracter ou demander un retour.',
			carbon:
				'Vos roues en carbone s’enregistrent depuis la page de la commande : la garantie légale, due par le vendeur, reste entière, et 2 ans de garantie du fabricant s’y ajoutent.',
			pickup: {
				subject: (number) => `Commande ${number} : vous pouvez la retirer`,
				title: 'Votre commande est chez le revendeur',
				text: 'Vous pouvez la retirer à l’adresse ci-dessous, avec le numéro de commande. À compter du jour du retrait, vous avez 14 jours pour vous rétracter.',
			},
		},
		refunded: {
			subject: (number) => `Commande ${number} : remboursement émis`,
			title: 'Le remboursement a été émis',
			text: 'Le montant revient sur le moyen de paiement que vous avez utilisé ; votre banque peut mettre quelques jours à l’afficher.',
		},
		refund_undone: {
			subject: (number) => `Commande ${number} : le remboursement nous est revenu`,
			title: 'La banque nous a retourné le remboursement',
			text: 'Le remboursement que nous vous avions envoyé n’a pas été crédité : votre banque nous l’a retourné, le plus souvent parce que la carte ou le compte a été clos. La somme vous est toujours due : répondez à ce message ou appelez-nous, nous trouverons un autre moyen. Nous ne vous demanderons jamais les données de votre carte.',
		},
	},
	link: {
		subject: 'Le lien vers vos commandes',
		title: 'Vos commandes',
		text: 'Ce lien montre les commandes passées avec cette adresse : colis, rétractation, retours et roues. Si vous ne l’avez pas demandé, ignorez ce message.',
		button: 'Voir les commandes',
	},
};
