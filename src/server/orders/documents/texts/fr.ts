import type { PaperTexts } from './shape.ts';

export const FR: PaperTexts = {
	titles: {
		confirmation: 'Confirmation de commande',
		invoice: 'Facture',
		receipt: 'Reçu',
		credit_note: 'Avoir',
		debit_note: 'Note de débit',
		slip: 'Bon de livraison',
	},
	order: 'Commande',
	date: 'Date',
	number: 'Numéro',
	corrects: 'Concerne la facture',
	takesBack: 'Annule l’avoir',
	payment: 'Paiement',
	means: { stripe: 'carte', bank_transfer: 'virement bancaire', test: 'paiement d’essai' },
	delivery: 'Livraison prévue',
	afterMoney: (days) => `${days} jours ouvrés après l’arrivée du virement`,
	buyer: 'Client',
	shipTo: 'Livraison à',
	pickup: 'Retrait chez',
	seller: 'Vendeur',
	vatNumber: 'N° de TVA',
	taxCode: 'Code fiscal',
	recipientCode: 'Code destinataire (SDI)',
	article: 'Article',
	quantity: 'Quantité',
	unitPrice: 'Prix',
	amount: 'Montant',
	rate: 'TVA',
	serials: 'Numéros de série',
	goods: 'Articles',
	discount: 'Remise',
	shipping: 'Livraison',
	total: 'Total',
	vatOf: (rate, net) => `dont TVA ${rate} sur ${net}`,
	untaxed: {
		intra_eu:
			'Opération exonérée de TVA italienne (art. 41 DL 331/93) : la TVA est due par le client (autoliquidation).',
		export:
			'Opération exonérée de TVA italienne (art. 8 DPR 633/72) : taxes et droits du pays de destination sont à la charge du destinataire.',
	},
	transfer: 'Coordonnées pour le virement',
	holder: 'Titulaire',
	reference: 'Motif',
	lastDay: 'À recevoir au plus tard le',
	guarantee: 'Garantie légale de conformité',
	guaranteeText: (years) =>
		`Pendant ${years} ans à compter de la livraison, le vendeur répond des défauts de conformité. À votre choix et sans frais : réparation ou remplacement ; si aucun des deux n’est possible, réduction du prix ou remboursement avec résolution du contrat (Code de la consommation italien, art. 128 et suivants). Après une réparation, la garantie est prolongée d’un an.`,
	guaranteeLink: 'La garantie légale sur Your Europe, le site de l’Union européenne',
	guaranteeForeign: 'L’avis officiel est en anglais.',
	withdrawal: 'Droit de rétractation',
	withdrawalText:
		'Vous pouvez vous rétracter du contrat dans les 14 jours suivant le jour où vous recevez le dernier colis, sans donner de motif. Une déclaration suffit : par le lien « Se rétracter du contrat ici », présent sur chaque page du site, ou par e-mail. Nous vous remboursons sous 14 jours ce que vous avez payé, frais de livraison standard compris ; nous pouvons attendre le retour des biens ou la preuve de leur envoi. Vous avez 14 jours à compter de votre déclaration pour les renvoyer, à vos frais.',
	conditions: 'Conditions du contrat que vous avez acceptées',
	courtesy:
		'Copie de courtoisie : l’original est la facture électronique transmise au système d’échange italien.',
	slipText:
		'Vérifiez le contenu à la livraison. Pour un retour ou une rétractation, passez par la page de la commande.',
};
