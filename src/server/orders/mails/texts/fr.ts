import type { OrderMailTexts } from './shape.ts';

export const FR: OrderMailTexts = {
	facts: {
		number: 'Numéro de commande',
		total: 'Total',
		refunded: 'Montant remboursé',
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
		canceled: {
			subject: (number) => `Commande ${number} annulée`,
			title: 'La commande a été annulée',
			text: 'Le paiement n’est pas arrivé dans le délai : la commande est annulée et vous ne devez rien.',
		},
		too_late: {
			subject: (number) => `Commande ${number} : nous vous remboursons`,
			title: 'Les articles ne sont plus disponibles',
			text: 'Le paiement est arrivé alors que les articles étaient déjà vendus. Nous en sommes désolés : la commande est annulée et nous vous remboursons la totalité par le même moyen de paiement.',
		},
		packed: {
			subject: (number) => `Commande ${number} : le colis est prêt`,
			title: 'Votre colis est prêt',
			text: 'La commande est emballée et attend le transporteur.',
		},
		shipped: {
			subject: (number) => `Commande ${number} expédiée`,
			title: 'Votre colis est en route',
			text: 'Nous avons remis le colis au transporteur.',
		},
		delivered: {
			subject: (number) => `Commande ${number} livrée`,
			title: 'Votre commande est arrivée',
			text: 'À compter du jour de la livraison, vous avez 14 jours pour vous rétracter ou demander un retour. Si vous avez acheté des roues en carbone, vous pouvez les enregistrer depuis la page de la commande : la garantie légale, due par le vendeur, reste entière, et 2 ans de garantie du fabricant s’y ajoutent.',
		},
		refunded: {
			subject: (number) => `Commande ${number} : remboursement émis`,
			title: 'Le remboursement a été émis',
			text: 'Le montant revient sur le moyen de paiement que vous avez utilisé ; votre banque peut mettre quelques jours à l’afficher.',
		},
	},
	link: {
		subject: 'Le lien vers vos commandes',
		title: 'Vos commandes',
		text: 'Ce lien montre les commandes passées avec cette adresse : colis, rétractation, retours et roues. Si vous ne l’avez pas demandé, ignorez ce message.',
		button: 'Voir les commandes',
	},
};
