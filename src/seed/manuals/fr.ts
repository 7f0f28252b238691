import { TORQUE_NM, type ManualWords } from './manual.ts';

export const FR: ManualWords = (f) => [
	`Cette notice accompagne les roues ${f.range}. Lisez-la avant le montage, conservez-la et remettez-la à la personne qui utilisera la roue. Le montage exige des outils spécifiques et une clé dynamométrique : à défaut, confiez le travail à un atelier. Un mauvais montage peut faire perdre le contrôle du vélo.`,
	`Usage prévu. ${f.use}. Un usage au-delà de cette classe, le remorquage et les épreuves de saut ne sont pas admis. ${f.carriers.length === 0 ? 'Le transport de charges ne l’est pas non plus.' : `Sacoches et porte-bagages sont admis ${f.isMixed ? `uniquement avec ${f.carriers.join(', ')}, ` : ''}jusqu’au poids maximal du système : vélo, cycliste et bagages ensemble.`}`,
	...f.models.map(
		(m) =>
			`${m.name}. Largeur interne ${f.figure(m.channel)} mm. Pneus de ${m.tyreMin} à ${m.tyreMax} mm. Pression maximale ${f.figure(m.pressure)} bar (${m.psi} psi). Poids maximal du cycliste équipé ${m.riderWeight} kg.${m.systemWeight === null ? '' : ` Poids maximal du système ${m.systemWeight} kg.`}`,
	),
	f.isFixedGear
		? `Montage du pignon. Nettoyez et graissez les filets, vissez le pignon et serrez-le à ${TORQUE_NM.trackSprocket} Nm, puis vissez le contre-écrou, au pas à gauche. Contrôlez de nouveau les deux après la première sortie.`
		: `Montage de la cassette. Nettoyez les cannelures du corps de roue libre, enfilez les pignons en alignant la rainure la plus large, ajoutez l’entretoise si la cassette l’exige et serrez la bague de serrage à ${TORQUE_NM.cassette} Nm.`,
	f.rotor === 'spline'
		? `Montage du disque. Enfilez le disque sur les cannelures, inscription vers l’extérieur, et serrez la bague de serrage à ${TORQUE_NM.splineRing} Nm. Les surfaces de freinage ne doivent toucher ni huile ni graisse ; sinon, nettoyez le disque à l’alcool isopropylique et remplacez les plaquettes.`
		: f.rotor === 'six-bolt'
			? `Montage du disque. Utilisez six vis T25 neuves avec frein-filet et serrez-les en croix, en deux passes, à ${TORQUE_NM.sixBolt} Nm. Les surfaces de freinage ne doivent toucher ni huile ni graisse ; sinon, nettoyez le disque à l’alcool isopropylique et remplacez les plaquettes.`
			: null,
	f.hasRimBrake
		? 'Roues pour frein sur jante. Elles s’emploient uniquement avec une chambre à air. Réglez les patins à 1 mm du bord supérieur de la piste et jamais sur le pneu. Un témoin d’usure est usiné dans la piste : lorsqu’il ne se voit plus, la jante doit être remplacée. Fermez le blocage rapide assez fermement pour que le levier laisse une marque dans la paume.'
		: null,
	f.isTubeless
		? 'Montage tubeless. Vérifiez que le fond de jante couvre tous les trous et que la valve est serrée à la main. Montez le premier talon, puis le second en commençant à l’opposé de la valve et en finissant à la valve ; n’utilisez que des démonte-pneus en plastique. Versez le préventif, gonflez jusqu’à entendre les talons se mettre en place, puis vérifiez que la ligne repère reste à égale distance de la jante sur tout le tour.'
		: 'Montage avec chambre à air. Vérifiez que le fond de jante couvre tous les trous. Gonflez légèrement la chambre, placez-la sans pli, montez le second talon en finissant à la valve et assurez-vous que la chambre n’est pas pincée avant de gonfler.',
	f.isHookless
		? 'Jante sans crochet. N’utilisez que des pneus tubeless ready que leur fabricant approuve pour les jantes sans crochet (TSS), dans les dimensions indiquées. Avec d’autres pneus, le talon peut sortir de son siège. Ne dépassez jamais la pression maximale, même pour faire claquer le talon.'
		: null,
	'Pression. La limite est la plus basse de celles de la jante et du pneu. Contrôlez la pression avant chaque sortie avec un manomètre fiable et ne laissez pas une roue gonflée au soleil ou dans une voiture fermée.',
	f.axleTorque === null
		? `Fixation au cadre. Tendez la chaîne, alignez la roue et serrez les écrous d’axe de 15 mm à ${TORQUE_NM.trackNut} Nm, en alternant les côtés. Les rondelles striées se placent à l’extérieur des pattes.`
		: `Fixation au cadre. Nettoyez et graissez légèrement l’axe traversant, vissez-le à fond et serrez-le à ${f.axleTorque} Nm, sauf si le fabricant du cadre indique une valeur plus basse. La roue doit tourner sans jeu et sans frotter.`,
	`Avant chaque sortie. Contrôlez le serrage, la pression, l’état du pneu et les rayons ; faites tourner la roue et vérifiez qu’elle est droite et que ${f.isFixedGear ? 'la chaîne est tendue' : 'le frein fonctionne'}. Si quelque chose ne va pas, ne partez pas.`,
	'Contrôle périodique. Après les 300 premiers kilomètres, faites vérifier tension et centrage. Ensuite, tous les 5 000 km ou une fois par an, faites contrôler rayons, roulements, corps de roue libre et jante par un atelier ; plus souvent sous la pluie et dans la boue.',
	f.isCarbon
		? 'Après un choc. Une chute, un nid-de-poule ou un coup pendant le transport peuvent laisser dans le carbone un dommage invisible. N’utilisez pas la roue et faites-la examiner par un centre SAV. Fissures, bruits nouveaux, fibres soulevées ou zones molles au toucher imposent le remplacement.'
		: 'Après un choc. Vérifiez que la jante n’est ni bosselée ni fissurée, surtout près du raccord et des trous de rayons, et qu’aucun rayon n’est détendu. Une jante déformée au siège du pneu doit être remplacée.',
	'Nettoyage. Eau, savon neutre et éponge. Ne dirigez pas de jet à haute pression vers les moyeux et les têtes de rayon, n’utilisez pas de solvants et tenez la roue loin de la chaleur. Rangez-la au sec.',
	f.isCarbon
		? 'Garantie et numéro de série. Le vendeur doit les {legal_years} ans de garantie légale. Pour les roues en carbone, le fabricant offre {extension_years} ans de plus, sans frais, au premier propriétaire qui les enregistre dans les {registration_days} jours suivant l’achat : chaque roue s’enregistre avec son numéro de série (MQC), placé sur la jante près de la valve.'
		: 'Garantie. Le vendeur doit au consommateur les {legal_years} ans de garantie légale. Conservez la preuve d’achat et cette notice.',
];
