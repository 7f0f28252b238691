import type { SeedLocale } from './languages.ts';
import { WHEELS } from './catalogue/wheels.ts';
import type { ProductSeed, Texts } from './types.ts';

/** Languages of files: the seeder prints with fonts that hold Latin letters only. */
export type FileLanguage = Exclude<SeedLocale, 'ja'>;

/** What the text of a manual depends on. */
interface ManualFacts {
	range: string;
	use: string;
	models: ModelFacts[];
	rotor: 'spline' | 'six-bolt' | null;
	/** Nm, by the axles of the range; null for wheels that are held by nuts. */
	axleTorque: number | null;
	isHookless: boolean;
	isCarbon: boolean;
	isFixedGear: boolean;
	isTubeless: boolean;
	hasRimBrake: boolean;
}

interface ModelFacts {
	name: string;
	pressure: number;
	tyreMin: number;
	tyreMax: number;
	channel: number;
	riderWeight: number;
}

const PSI_PER_BAR = 14.5038;
const psi = (bar: number): number => Math.floor(bar * PSI_PER_BAR);
const comma = (value: number): string => String(value).replace('.', ',');

/** Spelled out so that a sheet of torques is the same in every manual. */
const TORQUE_NM = {
	splineRing: 40,
	sixBolt: 6,
	cassette: 40,
	roadAxle: 12,
	boostAxle: 15,
	trackNut: 30,
	trackSprocket: 50,
} as const;

function numberOf(product: ProductSeed, code: keyof ProductSeed['specifications']): number {
	const value = product.specifications[code];
	if (typeof value !== 'number') throw new Error(`Manual: ${product.id} has no number for ${code}`);
	return value;
}

function textsOf(product: ProductSeed, code: keyof ProductSeed['specifications']): Texts | null {
	const value = product.specifications[code];
	return typeof value === 'object' ? value : null;
}

function textOf(product: ProductSeed, code: keyof ProductSeed['specifications']): string {
	const value = product.specifications[code];
	return typeof value === 'object' ? value.en : String(value ?? '');
}

function factsOf(range: string, language: FileLanguage): ManualFacts {
	const wheels = WHEELS.filter((wheel) => wheel.range === range);
	const [first] = wheels;
	if (!first) throw new Error(`Manual: no wheel in the range ${range}`);
	const rotors = wheels.map((wheel) => textOf(wheel, 'rotor_mount')).filter(Boolean);
	const isBoost = textOf(first, 'rear_axle').includes('148');
	const isFixedGear = textOf(first, 'rear_axle').includes('120');
	return {
		range,
		use: textsOf(first, 'intended_use')?.[language] ?? '',
		models: wheels.map((wheel) => ({
			name: wheel.texts[language].name,
			pressure: numberOf(wheel, 'max_pressure'),
			tyreMin: numberOf(wheel, 'tyre_width_min'),
			tyreMax: numberOf(wheel, 'tyre_width_max'),
			channel: numberOf(wheel, 'rim_inner_width'),
			riderWeight: numberOf(wheel, 'max_rider_weight'),
		})),
		rotor: rotors[0] ? (rotors[0].startsWith('6') ? 'six-bolt' : 'spline') : null,
		axleTorque: isFixedGear ? null : isBoost ? TORQUE_NM.boostAxle : TORQUE_NM.roadAxle,
		isHookless: wheels.some((wheel) => wheel.drawing?.rim?.is_hookless === true),
		isCarbon: wheels.some((wheel) => wheel.is_carbon_wheel === true),
		isFixedGear,
		isTubeless: wheels.some((wheel) =>
			textOf(wheel, 'tyre_type').toLowerCase().includes('tubeless'),
		),
		hasRimBrake: wheels.some((wheel) => textOf(wheel, 'rear_axle').includes('130')),
	};
}

/** Paragraphs in one language; a null one does not concern the range. */
const PARAGRAPHS: Record<FileLanguage, (f: ManualFacts) => (string | null)[]> = {
	it: (f) => [
		`Questo manuale accompagna le ruote ${f.range}. Va letto prima del montaggio, conservato e consegnato a chi userà la ruota. Il montaggio richiede attrezzi specifici e una chiave dinamometrica: se mancano, affidare il lavoro a un’officina. Un montaggio errato può far perdere il controllo della bicicletta.`,
		`Uso previsto. ${f.use}. Un impiego oltre questa classe, il trasporto di carichi, il traino e le gare di salto non sono ammessi.`,
		...f.models.map(
			(m) =>
				`${m.name}. Canale interno ${comma(m.channel)} mm. Coperture da ${m.tyreMin} a ${m.tyreMax} mm. Pressione massima ${comma(m.pressure)} bar (${psi(m.pressure)} psi). Peso massimo del ciclista con equipaggiamento ${m.riderWeight} kg.`,
		),
		f.isFixedGear
			? `Montaggio del pignone. Pulire e ingrassare i filetti, avvitare il pignone e serrarlo a ${TORQUE_NM.trackSprocket} Nm, poi avvitare la controghiera, che ha filetto sinistro. Dopo la prima uscita controllare di nuovo entrambi.`
			: `Montaggio della cassetta. Pulire le scanalature del corpetto, infilare i pignoni allineando la scanalatura più larga, interporre il distanziale quando la cassetta lo richiede e serrare la ghiera a ${TORQUE_NM.cassette} Nm.`,
		f.rotor === 'spline'
			? `Montaggio del disco. Infilare il disco sulle millerighe con la scritta all’esterno e serrare la ghiera a ${TORQUE_NM.splineRing} Nm. Le superfici frenanti non devono toccare olio o grasso; se succede, pulire il disco con alcol isopropilico e sostituire le pastiglie.`
			: f.rotor === 'six-bolt'
				? `Montaggio del disco. Usare sei viti T25 nuove con frenafiletti, serrarle a stella in due passaggi fino a ${TORQUE_NM.sixBolt} Nm. Le superfici frenanti non devono toccare olio o grasso; se succede, pulire il disco con alcol isopropilico e sostituire le pastiglie.`
				: null,
		f.hasRimBrake
			? 'Ruote per freno a pattino. Si usano solo con camera d’aria. Regolare i pattini a 1 mm dal bordo superiore della pista e mai sulla copertura. Sulla pista è fresato un indicatore di usura: quando non si vede più, il cerchio va sostituito. Lo sgancio rapido si chiude con la leva che lascia il segno sul palmo della mano.'
			: null,
		f.isTubeless
			? 'Montaggio tubeless. Controllare che il nastro copra tutti i fori e che la valvola sia stretta a mano. Inserire il primo tallone, poi il secondo partendo dal lato opposto alla valvola e finendo alla valvola; usare solo leve in plastica. Versare il liquido sigillante, gonfiare fino a sentire i talloni salire in sede, poi verificare che la linea guida sia equidistante dal cerchio su tutto il giro.'
			: 'Montaggio con camera d’aria. Controllare che il nastro copra tutti i fori. Gonfiare appena la camera, inserirla senza pieghe, montare il secondo tallone finendo alla valvola e verificare che la camera non sia pizzicata prima di gonfiare.',
		f.isHookless
			? 'Cerchio senza uncino. Usare esclusivamente coperture tubeless ready approvate dal loro costruttore per cerchi senza uncino (TSS) e della misura indicata. Con altre coperture il tallone può uscire dalla sede. Non superare mai la pressione massima, nemmeno per far tallonare.'
			: null,
		'Pressione. Il limite è il più basso tra quello del cerchio e quello della copertura. Controllare la pressione prima di ogni uscita con un manometro affidabile e non lasciare la ruota gonfia al sole o in un’auto chiusa.',
		f.axleTorque === null
			? `Fissaggio al telaio. Tendere la catena, allineare la ruota e serrare i dadi da 15 mm a ${TORQUE_NM.trackNut} Nm, alternando i lati. Le rondelle zigrinate vanno all’esterno dei forcellini.`
			: `Fissaggio al telaio. Pulire e ingrassare leggermente il perno passante, avvitarlo a fondo e serrarlo a ${f.axleTorque} Nm, salvo che il costruttore del telaio indichi un valore più basso. La ruota deve girare senza gioco e senza strofinare.`,
		`Prima di ogni uscita. Verificare il serraggio, la pressione, lo stato della copertura e i raggi; far girare la ruota e osservare che sia centrata e che ${f.isFixedGear ? 'la catena sia tesa' : 'il freno lavori'}. Se qualcosa non è come deve, non partire.`,
		'Ispezione. Dopo i primi 300 km far controllare tensione e centratura. In seguito ogni 5000 km, o una volta l’anno, far verificare raggi, cuscinetti, corpetto e cerchio da un’officina; con pioggia e fango più spesso.',
		f.isCarbon
			? 'Dopo un urto. Una caduta, una buca presa forte o un colpo durante il trasporto possono lasciare nel carbonio un danno che non si vede. Non usare la ruota e farla esaminare da un centro assistenza. Crepe, rumori nuovi, fibre sollevate o zone cedevoli al tatto sono motivo di sostituzione.'
			: 'Dopo un urto. Controllare che il cerchio non sia ammaccato o crepato, soprattutto vicino al giunto e ai fori dei nipple, e che nessun raggio sia lento. Un cerchio deformato sulla sede della copertura va sostituito.',
		'Pulizia. Acqua, sapone neutro e una spugna. Non dirigere getti in pressione verso mozzi e nipple, non usare solventi e non avvicinare fonti di calore. Riporre la ruota all’asciutto.',
		f.isCarbon
			? 'Garanzia e numero seriale. Il venditore risponde per 2 anni della garanzia legale. Per le ruote in carbonio il produttore offre 2 anni ulteriori gratuiti al primo proprietario che le registra entro 30 giorni dall’acquisto: ogni ruota si registra con il proprio seriale (MQC), che si trova sul cerchio vicino alla valvola.'
			: 'Garanzia. Il venditore risponde per 2 anni della garanzia legale verso il consumatore. Conservare la prova di acquisto e questo manuale.',
	],
	en: (f) => [
		`This manual comes with ${f.range} wheels. Read it before fitting, keep it and hand it to whoever uses the wheel. Fitting needs specific tools and a torque wrench: without them leave the work to a workshop. Wrong fitting can make you lose control of the bicycle.`,
		`Intended use. ${f.use}. Use beyond this class, carrying loads, towing and jumping contests are not allowed.`,
		...f.models.map(
			(m) =>
				`${m.name}. Internal width ${m.channel} mm. Tyres from ${m.tyreMin} to ${m.tyreMax} mm. Maximum pressure ${m.pressure} bar (${psi(m.pressure)} psi). Maximum weight of the rider with equipment ${m.riderWeight} kg.`,
		),
		f.isFixedGear
			? `Fitting the sprocket. Clean and grease the threads, screw on the sprocket and tighten it to ${TORQUE_NM.trackSprocket} Nm, then screw on the lockring, which has a left-hand thread. Check both again after the first ride.`
			: `Fitting the cassette. Clean the splines of the freehub body, slide on the sprockets lining up the widest groove, add the spacer where the cassette needs one and tighten the lockring to ${TORQUE_NM.cassette} Nm.`,
		f.rotor === 'spline'
			? `Fitting the rotor. Slide the rotor onto the splines with the lettering outwards and tighten the lockring to ${TORQUE_NM.splineRing} Nm. Oil or grease must not touch the braking surfaces; if it does, clean the rotor with isopropyl alcohol and replace the pads.`
			: f.rotor === 'six-bolt'
				? `Fitting the rotor. Use six new T25 bolts with thread-locker and tighten them crosswise in two passes to ${TORQUE_NM.sixBolt} Nm. Oil or grease must not touch the braking surfaces; if it does, clean the rotor with isopropyl alcohol and replace the pads.`
				: null,
		f.hasRimBrake
			? 'Rim-brake wheels. They are used with an inner tube only. Set the pads 1 mm below the upper edge of the braking track and never on the tyre. A wear indicator is machined into the track: once it cannot be seen, the rim must be replaced. Close the quick release so firmly that the lever leaves a mark on your palm.'
			: null,
		f.isTubeless
			? 'Tubeless fitting. Check that the tape covers every hole and that the valve is tightened by hand. Fit the first bead, then the second starting opposite the valve and ending at the valve; use plastic levers only. Pour in sealant, inflate until you hear the beads seat, then check that the guide line runs at the same distance from the rim all the way round.'
			: 'Fitting with an inner tube. Check that the tape covers every hole. Inflate the tube slightly, insert it without folds, fit the second bead ending at the valve and make sure that the tube is not pinched before inflating.',
		f.isHookless
			? 'Hookless rim. Use only tubeless-ready tyres that their maker approves for hookless rims (TSS), in the sizes given. With other tyres the bead may leave its seat. Never exceed the maximum pressure, not even to seat the bead.'
			: null,
		'Pressure. The limit is the lower of the rim’s and the tyre’s. Check the pressure before every ride with a reliable gauge and do not leave an inflated wheel in the sun or in a closed car.',
		f.axleTorque === null
			? `Fixing to the frame. Tension the chain, align the wheel and tighten the 15 mm nuts to ${TORQUE_NM.trackNut} Nm, alternating sides. The knurled washers go outside the dropouts.`
			: `Fixing to the frame. Clean and lightly grease the thru-axle, screw it in fully and tighten it to ${f.axleTorque} Nm unless the frame maker states a lower value. The wheel must turn without play and without rubbing.`,
		`Before every ride. Check that the axle is tight, the pressure, the tyre and the spokes; spin the wheel and see that it runs true and that ${f.isFixedGear ? 'the chain is tight' : 'the brake works'}. If anything is not as it should be, do not ride.`,
		'Inspection. After the first 300 km have tension and trueness checked. Later, every 5000 km or once a year, have spokes, bearings, freehub body and rim checked by a workshop; more often in rain and mud.',
		f.isCarbon
			? 'After an impact. A crash, a pothole taken hard or a knock in transport may leave damage in carbon that cannot be seen. Do not use the wheel and have it examined by a service centre. Cracks, new noises, lifted fibres or areas that give to the touch mean replacement.'
			: 'After an impact. Check that the rim is not dented or cracked, above all near the joint and the nipple holes, and that no spoke is slack. A rim deformed where the tyre sits must be replaced.',
		'Cleaning. Water, neutral soap and a sponge. Point no pressure jets at hubs and nipples, use no solvents and keep away from heat. Store the wheel in a dry place.',
		f.isCarbon
			? 'Warranty and serial number. The seller owes the 2 years of legal guarantee. For carbon wheels the maker offers 2 further years, free of charge, to the first owner who registers them within 30 days of purchase: each wheel is registered with its own serial number (MQC), found on the rim near the valve.'
			: 'Warranty. The seller owes the consumer the 2 years of legal guarantee. Keep the proof of purchase and this manual.',
	],
	es: (f) => [
		`Este manual acompaña a las ruedas ${f.range}. Debe leerse antes del montaje, conservarse y entregarse a quien use la rueda. El montaje requiere herramientas específicas y una llave dinamométrica: si faltan, confíe el trabajo a un taller. Un montaje incorrecto puede hacer perder el control de la bicicleta.`,
		`Uso previsto. ${f.use}. No se admiten el uso por encima de esta clase, el transporte de cargas, el remolque ni las pruebas de salto.`,
		...f.models.map(
			(m) =>
				`${m.name}. Ancho interno ${comma(m.channel)} mm. Cubiertas de ${m.tyreMin} a ${m.tyreMax} mm. Presión máxima ${comma(m.pressure)} bar (${psi(m.pressure)} psi). Peso máximo del ciclista con equipamiento ${m.riderWeight} kg.`,
		),
		f.isFixedGear
			? `Montaje del piñón. Limpie y engrase las roscas, enrosque el piñón y apriételo a ${TORQUE_NM.trackSprocket} Nm; después enrosque la contratuerca, de rosca izquierda. Vuelva a comprobar ambos tras la primera salida.`
			: `Montaje del cassette. Limpie las estrías del núcleo, introduzca los piñones alineando la ranura más ancha, añada el separador cuando el cassette lo requiera y apriete la tuerca de cierre a ${TORQUE_NM.cassette} Nm.`,
		f.rotor === 'spline'
			? `Montaje del disco. Introduzca el disco en las estrías con la inscripción hacia fuera y apriete el anillo a ${TORQUE_NM.splineRing} Nm. Las superficies de frenado no deben tocar aceite ni grasa; si ocurre, limpie el disco con alcohol isopropílico y sustituya las pastillas.`
			: f.rotor === 'six-bolt'
				? `Montaje del disco. Use seis tornillos T25 nuevos con fijador de roscas y apriételos en cruz, en dos pasadas, a ${TORQUE_NM.sixBolt} Nm. Las superficies de frenado no deben tocar aceite ni grasa; si ocurre, limpie el disco con alcohol isopropílico y sustituya las pastillas.`
				: null,
		f.hasRimBrake
			? 'Ruedas para freno de zapata. Se usan solo con cámara. Ajuste las zapatas a 1 mm del borde superior de la pista y nunca sobre la cubierta. La pista lleva fresado un indicador de desgaste: cuando deja de verse, la llanta debe sustituirse. El cierre rápido se cierra con tal firmeza que la palanca deje marca en la palma.'
			: null,
		f.isTubeless
			? 'Montaje tubeless. Compruebe que la cinta cubre todos los orificios y que la válvula está apretada a mano. Introduzca el primer talón y después el segundo, empezando por el lado opuesto a la válvula y terminando en ella; use solo desmontables de plástico. Vierta el líquido sellante, infle hasta oír cómo asientan los talones y compruebe que la línea guía queda a la misma distancia de la llanta en toda la vuelta.'
			: 'Montaje con cámara. Compruebe que la cinta cubre todos los orificios. Infle un poco la cámara, introdúzcala sin pliegues, monte el segundo talón terminando en la válvula y asegúrese de que la cámara no queda pellizcada antes de inflar.',
		f.isHookless
			? 'Llanta sin gancho. Use únicamente cubiertas tubeless ready que su fabricante apruebe para llantas sin gancho (TSS) y de las medidas indicadas. Con otras cubiertas el talón puede salirse. No supere nunca la presión máxima, ni siquiera para asentar el talón.'
			: null,
		'Presión. El límite es el más bajo entre el de la llanta y el de la cubierta. Compruebe la presión antes de cada salida con un manómetro fiable y no deje la rueda inflada al sol o en un coche cerrado.',
		f.axleTorque === null
			? `Fijación al cuadro. Tense la cadena, alinee la rueda y apriete las tuercas de 15 mm a ${TORQUE_NM.trackNut} Nm, alternando los lados. Las arandelas estriadas van por fuera de las punteras.`
			: `Fijación al cuadro. Limpie y engrase ligeramente el eje pasante, enrósquelo hasta el fondo y apriételo a ${f.axleTorque} Nm, salvo que el fabricante del cuadro indique un valor menor. La rueda debe girar sin holgura y sin rozar.`,
		`Antes de cada salida. Compruebe el apriete, la presión, el estado de la cubierta y los radios; haga girar la rueda y observe que está centrada y que ${f.isFixedGear ? 'la cadena está tensa' : 'el freno funciona'}. Si algo no está como debe, no salga.`,
		'Inspección. Tras los primeros 300 km haga revisar la tensión y el centrado. Después, cada 5000 km o una vez al año, haga revisar radios, rodamientos, núcleo y llanta en un taller; más a menudo con lluvia y barro.',
		f.isCarbon
			? 'Después de un golpe. Una caída, un bache fuerte o un golpe en el transporte pueden dejar en el carbono un daño que no se ve. No use la rueda y llévela a un servicio técnico. Grietas, ruidos nuevos, fibras levantadas o zonas blandas al tacto obligan a sustituirla.'
			: 'Después de un golpe. Compruebe que la llanta no está abollada ni agrietada, sobre todo junto a la unión y a los orificios de las cabecillas, y que ningún radio está flojo. Una llanta deformada en el asiento de la cubierta debe sustituirse.',
		'Limpieza. Agua, jabón neutro y una esponja. No dirija chorros a presión a bujes y cabecillas, no use disolventes y manténgala lejos del calor. Guarde la rueda en un lugar seco.',
		f.isCarbon
			? 'Garantía y número de serie. El vendedor responde de la garantía legal. Para las ruedas de carbono el fabricante ofrece 2 años más, sin coste, al primer propietario que las registre en los 30 días siguientes a la compra: cada rueda se registra con su número de serie (MQC), que está en la llanta junto a la válvula.'
			: 'Garantía. El vendedor responde ante el consumidor de la garantía legal. Conserve el comprobante de compra y este manual.',
	],
	fr: (f) => [
		`Ce manuel accompagne les roues ${f.range}. Lisez-le avant le montage, conservez-le et remettez-le à la personne qui utilisera la roue. Le montage exige des outils spécifiques et une clé dynamométrique : à défaut, confiez le travail à un atelier. Un mauvais montage peut faire perdre le contrôle du vélo.`,
		`Usage prévu. ${f.use}. Un usage au-delà de cette classe, le transport de charges, la traction et les épreuves de saut ne sont pas admis.`,
		...f.models.map(
			(m) =>
				`${m.name}. Largeur interne ${comma(m.channel)} mm. Pneus de ${m.tyreMin} à ${m.tyreMax} mm. Pression maximale ${comma(m.pressure)} bar (${psi(m.pressure)} psi). Poids maximal du cycliste équipé ${m.riderWeight} kg.`,
		),
		f.isFixedGear
			? `Montage du pignon. Nettoyez et graissez les filets, vissez le pignon et serrez-le à ${TORQUE_NM.trackSprocket} Nm, puis vissez le contre-écrou, au pas à gauche. Contrôlez de nouveau les deux après la première sortie.`
			: `Montage de la cassette. Nettoyez les cannelures du corps de roue libre, enfilez les pignons en alignant la rainure la plus large, ajoutez l’entretoise si la cassette l’exige et serrez l’écrou à ${TORQUE_NM.cassette} Nm.`,
		f.rotor === 'spline'
			? `Montage du disque. Enfilez le disque sur les cannelures, inscription vers l’extérieur, et serrez l’écrou à ${TORQUE_NM.splineRing} Nm. Les surfaces de freinage ne doivent toucher ni huile ni graisse ; sinon, nettoyez le disque à l’alcool isopropylique et remplacez les plaquettes.`
			: f.rotor === 'six-bolt'
				? `Montage du disque. Utilisez six vis T25 neuves avec frein-filet et serrez-les en croix, en deux passes, à ${TORQUE_NM.sixBolt} Nm. Les surfaces de freinage ne doivent toucher ni huile ni graisse ; sinon, nettoyez le disque à l’alcool isopropylique et remplacez les plaquettes.`
				: null,
		f.hasRimBrake
			? 'Roues pour frein à patins. Elles s’emploient uniquement avec une chambre à air. Réglez les patins à 1 mm du bord supérieur de la piste et jamais sur le pneu. Un témoin d’usure est usiné dans la piste : lorsqu’il ne se voit plus, la jante doit être remplacée. Fermez le blocage rapide assez fermement pour que le levier laisse une marque dans la paume.'
			: null,
		f.isTubeless
			? 'Montage tubeless. Vérifiez que le fond de jante couvre tous les trous et que la valve est serrée à la main. Montez le premier talon, puis le second en commençant à l’opposé de la valve et en finissant à la valve ; n’utilisez que des démonte-pneus en plastique. Versez le liquide, gonflez jusqu’à entendre les talons se mettre en place, puis vérifiez que la ligne repère reste à égale distance de la jante sur tout le tour.'
			: 'Montage avec chambre à air. Vérifiez que le fond de jante couvre tous les trous. Gonflez légèrement la chambre, placez-la sans pli, montez le second talon en finissant à la valve et assurez-vous que la chambre n’est pas pincée avant de gonfler.',
		f.isHookless
			? 'Jante sans crochet. N’utilisez que des pneus tubeless ready que leur fabricant approuve pour les jantes sans crochet (TSS), dans les dimensions indiquées. Avec d’autres pneus, le talon peut sortir de son siège. Ne dépassez jamais la pression maximale, même pour faire claquer le talon.'
			: null,
		'Pression. La limite est la plus basse de celles de la jante et du pneu. Contrôlez la pression avant chaque sortie avec un manomètre fiable et ne laissez pas une roue gonflée au soleil ou dans une voiture fermée.',
		f.axleTorque === null
			? `Fixation au cadre. Tendez la chaîne, alignez la roue et serrez les écrous de 15 mm à ${TORQUE_NM.trackNut} Nm, en alternant les côtés. Les rondelles striées se placent à l’extérieur des pattes.`
			: `Fixation au cadre. Nettoyez et graissez légèrement l’axe traversant, vissez-le à fond et serrez-le à ${f.axleTorque} Nm, sauf si le fabricant du cadre indique une valeur plus basse. La roue doit tourner sans jeu et sans frotter.`,
		`Avant chaque sortie. Contrôlez le serrage, la pression, l’état du pneu et les rayons ; faites tourner la roue et vérifiez qu’elle est droite et que ${f.isFixedGear ? 'la chaîne est tendue' : 'le frein fonctionne'}. Si quelque chose ne va pas, ne partez pas.`,
		'Contrôle périodique. Après les 300 premiers kilomètres, faites vérifier tension et centrage. Ensuite, tous les 5000 km ou une fois par an, faites contrôler rayons, roulements, corps de roue libre et jante par un atelier ; plus souvent sous la pluie et dans la boue.',
		f.isCarbon
			? 'Après un choc. Une chute, un nid-de-poule ou un coup pendant le transport peuvent laisser dans le carbone un dommage invisible. N’utilisez pas la roue et faites-la examiner par un centre de service. Fissures, bruits nouveaux, fibres soulevées ou zones molles au toucher imposent le remplacement.'
			: 'Après un choc. Vérifiez que la jante n’est ni bosselée ni fissurée, surtout près du raccord et des trous d’écrous, et qu’aucun rayon n’est détendu. Une jante déformée au siège du pneu doit être remplacée.',
		'Nettoyage. Eau, savon neutre et éponge. Ne dirigez pas de jet à haute pression vers les moyeux et les écrous, n’utilisez pas de solvants et tenez la roue loin de la chaleur. Rangez-la au sec.',
		f.isCarbon
			? 'Garantie et numéro de série. Le vendeur doit les 2 ans de garantie légale. Pour les roues en carbone, le fabricant offre 2 ans de plus, sans frais, au premier propriétaire qui les enregistre dans les 30 jours suivant l’achat : chaque roue s’enregistre avec son numéro de série (MQC), placé sur la jante près de la valve.'
			: 'Garantie. Le vendeur doit au consommateur les 2 ans de garantie légale. Conservez la preuve d’achat et ce manuel.',
	],
};

/** Text of the manual of a range of wheels, with the figures of its products. */
export function manualParagraphs(range: string, language: FileLanguage): string[] {
	return PARAGRAPHS[language](factsOf(range, language)).filter((text) => text !== null);
}

export function wheelIdsOf(range: string): string[] {
	return WHEELS.filter((wheel) => wheel.range === range).map((wheel) => wheel.id);
}
