import type { WheelMailTexts } from './it.ts';

export const FR: WheelMailTexts = {
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
	claim: {
		subject: (reference) => `Votre demande en garantie ${reference}`,
		title: 'Demande en garantie reçue',
		intro:
			'Nous avons bien reçu votre demande. Nous l’examinons et vous indiquerons sous cinq jours ouvrés comment nous faire parvenir le produit ; le transport est à notre charge.',
		chosen: 'Solution choisie',
		remedies: { repair: 'Réparation', replacement: 'Remplacement' },
		means: {
			repair:
				'Si le défaut est couvert, nous réparons le produit sans frais. La réparation prolonge la garantie légale de douze mois, une seule fois.',
			replacement:
				'Si le défaut est couvert, nous remplaçons le produit sans frais. La garantie légale reste inchangée ; la réparation la prolongerait de douze mois, une seule fois. Si vous la préférez, répondez à ce message.',
		},
	},
	extended: {
		subject: (product) => `Garantie légale prolongée : ${product}`,
		title: 'La garantie légale dure un an de plus',
		intro: (product, serial) =>
			`Nous avons réparé la roue ${product}, numéro de série ${serial}, comme vous l’aviez choisi. Avec la réparation, la garantie légale, due par le vendeur, est prolongée de douze mois.`,
		until: 'Garantie légale jusqu’au',
		once: 'Cette prolongation n’est accordée qu’une fois. Ce message fait foi de la date, qui figure aussi dans le passeport de la roue.',
		button: 'Ouvrir le passeport',
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
		extensionIf:
			'Extension que nous offrons en tant que fabricant, si nous acceptons la demande, jusqu’au',
		granted: 'Enregistrée : extension acceptée',
		outcomes: {
			success: 'Demande d’extension à 4 ans reçue',
			already_registered: 'Non enregistrée : ce numéro de série l’est déjà',
			substituted: 'Non enregistrée : roue déjà remplacée par le service de garantie',
			teams: 'Non enregistrée : roue déjà remplacée par le service de garantie',
			date_expired: 'Non enregistrée : plus de 30 jours depuis l’achat',
			date_greater: 'Non enregistrée : la date d’achat n’est pas valable',
			not_found: 'Non enregistrée : numéro de série introuvable',
		},
		apart: (legal, total) =>
			`Ce sont deux garanties distinctes. Les ${legal} premières années relèvent de la garantie légale : le vendeur en répond, adressez-vous au magasin avec le ticket. Ensuite, et jusqu’à ${total} ans après l’achat, s’applique une extension que nous offrons en tant que fabricant : elle vaut pour le premier propriétaire seulement et ne limite pas vos droits légaux.`,
		passport: 'Passeport de la roue',
		passportIntro:
			'Chaque roue enregistrée a une page privée avec notices, dates de garantie et interventions. Le lien est personnel : toute personne qui l’a peut voir la roue.',
		passportButton: (serial) => `Ouvrir le passeport de ${serial}`,
	},
	request: {
		subject: (count) =>
			count === 1
				? 'Votre demande d’extension est arrivée'
				: 'Vos demandes d’extension sont arrivées',
		title: 'Demande reçue',
		intro: (date) =>
			`Nous avons reçu votre demande d’extension pour l’achat du ${date}. Nous comparons maintenant la preuve d’achat au numéro de série, en général sous deux jours ouvrés. Si tout concorde, nous vous envoyons le certificat à cette adresse.`,
		passportIntro:
			'Chaque roue a une page privée où vous voyez où en est la demande, les notices et les interventions. Le lien est personnel : toute personne qui l’a peut voir la roue.',
	},
	rejection: {
		subject: (product) => `La preuve d’achat ne suffit pas : ${product}`,
		title: 'Nous ne pouvons pas encore accepter la demande',
		intro: (product, serial) =>
			`Nous avons examiné votre demande d’extension pour la roue ${product}, numéro de série ${serial}. La preuve dont nous disposons ne nous permet pas de l’accepter.`,
		reasons: {
			unreadable: 'La preuve d’achat est illisible : floue, coupée ou trop sombre.',
			no_proof:
				'Le document n’est pas une preuve d’achat. Il nous faut le ticket ou la facture du magasin, avec la date.',
			other_product: 'La preuve d’achat concerne un autre produit : cette roue n’y figure pas.',
			other_date: 'La date de la preuve d’achat n’est pas celle de la demande.',
			second_hand:
				'La preuve est celle d’un achat d’occasion : l’extension est réservée au premier propriétaire.',
		},
		again: 'Comment envoyer une meilleure preuve',
		how: 'Ouvrez le passeport de la roue et choisissez une autre photo ou le PDF de la facture : tout le reste est déjà rempli. La photo convient si l’on y lit le magasin, la date et le produit.',
		button: 'Envoyer une autre preuve',
		term: 'Le délai de 30 jours s’apprécie à la date de votre première demande. La garantie légale, due par le vendeur, ne change pas. Si vous pensez qu’il s’agit d’une erreur, répondez à ce message.',
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
		note: 'L’extension de garantie appartient au premier propriétaire et prend fin avec la cession ; la garantie légale relève du vendeur. Si vous n’attendez aucune roue, ignorez ce message : il ne se passera rien.',
	},
	transferDone: {
		subject: (product) => `Cession terminée : ${product}`,
		title: 'La roue a un nouveau propriétaire',
		intro: (product, serial) =>
			`La cession de la roue ${product}, numéro de série ${serial}, est terminée. Votre lien vers le passeport ne fonctionne plus et l’extension de garantie, attachée au premier propriétaire, a pris fin.`,
		note: 'Votre nom et votre adresse ont été retirés du passeport. Si vous n’avez pas cédé la roue, répondez immédiatement à ce message.',
	},
};
