import { freehubs } from './freehubs.ts';
import type { ProductSeed, VariantSeed } from '../types.ts';
import {
	ALLOY_6061,
	ALLOY_7075_ANODISED,
	BEARINGS_STEEL,
	decimal,
	FOR_ALL_ROAD,
	FOR_ROAD,
	inAll,
} from './components-terms.ts';

const KLEOS = ['kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62'];
const ROAD_DISC = [...KLEOS, 'k1-rd', 'brenta-35', 'piave-30'];
const GRAVEL = ['sile-gravel-40', 'sile-gravel-24'];
const MTB = ['montello-30', 'grappa-27', 'cansiglio-e30'];

const WHEELS_OF_ALL_RANGES = inAll(
	'Ruote Livenza da strada, gravel e MTB',
	'Livenza road, gravel and MTB wheels',
	'Ruedas Livenza de carretera, gravel y MTB',
	'Roues Livenza route, gravel et VTT',
	'Livenzaのロード、グラベル、MTBホイール',
);

/** Packs of ten: length in mm, weight in g. Up to 274 mm straight-pull, from 290 mm J-bend. */
const SPOKES: readonly (readonly [number, number, VariantSeed['availability']])[] = [
	[248, 41, 'in_stock'],
	[250, 41, 'in_stock'],
	[260, 43, 'in_stock'],
	[262, 43, 'in_stock'],
	[266, 44, 'in_stock'],
	[268, 44, 'in_stock'],
	[270, 44, 'low_stock'],
	[272, 45, 'in_stock'],
	[274, 45, 'low_stock'],
	[290, 48, 'in_stock'],
	[292, 48, 'in_stock'],
	[294, 48, 'low_stock'],
	[296, 49, 'made_to_order'],
];

export const SPARES: ProductSeed[] = [
	{
		id: 'spare-spokes',
		code: 'RC-SPK',
		category_id: 'spares',
		usage_ids: ['road', 'gravel', 'mtb', 'track'],
		released_on: '2020-01-13',
		pictures: ['spare-spokes'],
		options: ['length'],
		colors: ['black'],
		variants: SPOKES.map(([length, weight_g, availability]) => ({
			code: `RC-SPK-${length}`,
			options: { length: String(length) },
			color: 'black',
			weight_g,
			availability,
			price: 2600,
		})),
		specifications: {
			weight: 43,
			spokes: inAll(
				'Testa dritta, piatti 2,2 × 0,9 mm; testa curva, tondi 2,0 mm',
				'Straight-pull, bladed 2.2 × 0.9 mm; J-bend, round 2.0 mm',
				'Cabeza recta, planos 2,2 × 0,9 mm; cabeza curva, redondos 2,0 mm',
				'Tête droite, plats 2,2 × 0,9 mm ; tête coudée, ronds 2,0 mm',
				'ストレートプルは扁平2.2×0.9mm、Jベンドは丸2.0mm',
			),
			spoke_lacing: '16+8, 12+12, 14+14, 16+16',
			material: inAll(
				'Acciaio inox 18/8',
				'18/8 stainless steel',
				'Acero inoxidable 18/8',
				'Acier inoxydable 18/8',
				'18/8ステンレス鋼',
			),
			thread: 'M2 × 56 tpi',
			included: inAll(
				'10 raggi, 10 nippli in ottone',
				'10 spokes, 10 brass nipples',
				'10 radios, 10 cabecillas de latón',
				'10 rayons, 10 têtes de rayon en laiton',
				'スポーク10本、真鍮ニップル10個',
			),
			intended_use: WHEELS_OF_ALL_RANGES,
		},
		related_ids: ['spare-nipples', 'spare-rim-tape'],
		compatible_ids: [...ROAD_DISC, 'piave-rim-24', ...GRAVEL, ...MTB, 'pista-60', 'adige-urban'],
		texts: {
			it: {
				slug: 'raggi-di-ricambio',
				name: 'Raggi di ricambio',
				payoff: 'Confezione da dieci, nippli compresi, da 248 a 296 mm.',
				description:
					'<p>La lunghezza giusta è stampata sull’adesivo interno del cerchio, lato valvola. Fino a 274 mm i raggi hanno la testa dritta, da 290 mm la testa curva. Dopo la sostituzione si riporta la tensione a 1.200 N sul lato cassetta.</p>',
			},
			en: {
				slug: 'replacement-spokes',
				name: 'Replacement spokes',
				payoff: 'Packs of ten with nipples, 248 to 296 mm.',
				description:
					'<p>The right length is printed on the label inside the rim, next to the valve. Up to 274 mm spokes are straight-pull, from 290 mm J-bend. After fitting, bring drive-side tension back to 1,200 N.</p>',
			},
			es: {
				slug: 'radios-de-recambio',
				name: 'Radios de recambio',
				payoff: 'Paquete de diez con cabecillas, de 248 a 296 mm.',
				description:
					'<p>La longitud correcta figura en la etiqueta interior de la llanta, junto a la válvula. Hasta 274 mm los radios son de cabeza recta; desde 290 mm, de cabeza curva. Tras el cambio se devuelve la tensión del lado del cassette a 1.200 N.</p>',
			},
			fr: {
				slug: 'rayons-de-rechange',
				name: 'Rayons de rechange',
				payoff: 'Par dix, têtes comprises, de 248 à 296 mm.',
				description:
					'<p>La bonne longueur est imprimée sur l’étiquette intérieure de la jante, côté valve. Jusqu’à 274 mm les rayons sont à tête droite, à partir de 290 mm à tête coudée. Après remplacement, ramenez la tension côté cassette à 1 200 N.</p>',
			},
			ja: {
				slug: 'replacement-spokes',
				name: '補修用スポーク',
				payoff: 'ニップル付き10本セット、248～296mm。',
				description:
					'<p>適合する長さは、リム内側のバルブ付近のラベルに記載しています。274mmまではストレートプル、290mmからはJベンドです。交換後はカセット側のテンションを1,200Nに合わせてください。</p>',
			},
		},
	},
	{
		id: 'spare-nipples',
		code: 'RC-NIP',
		category_id: 'spares',
		usage_ids: ['road', 'gravel', 'mtb', 'track'],
		released_on: '2020-01-13',
		pictures: ['spare-nipples'],
		options: ['pack'],
		colors: ['black', 'silver', 'red'],
		color_pictures: { silver: 'spare-nipples-silver', red: 'spare-nipples-red' },
		variants: [
			{
				code: 'RC-NIP-24-BK',
				options: { pack: '24' },
				color: 'black',
				weight_g: 8,
				availability: 'in_stock',
				price: 1200,
			},
			{
				code: 'RC-NIP-24-SV',
				options: { pack: '24' },
				color: 'silver',
				weight_g: 8,
				availability: 'in_stock',
				price: 1200,
			},
			{
				code: 'RC-NIP-24-RD',
				options: { pack: '24' },
				color: 'red',
				weight_g: 8,
				availability: 'low_stock',
				price: 1400,
			},
			{
				code: 'RC-NIP-50-BK',
				options: { pack: '50' },
				color: 'black',
				weight_g: 17,
				availability: 'in_stock',
				price: 2100,
			},
		],
		figures: { key_width: [3.2, 'mm'], weight_each: [0.33, 'g'] },
		specifications: {
			weight: 8,
			nipples: inAll(
				'Autobloccanti, esagono interno 5,5 mm',
				'Self-locking, 5.5 mm internal hex',
				'Autoblocantes, hexágono interno de 5,5 mm',
				'Autofreinés, six pans interne 5,5 mm',
				'緩み止め付き、5.5mmインターナル六角',
			),
			material: ALLOY_7075_ANODISED,
			thread: 'M2 × 56 tpi',
			torque: 1.2,
			included: inAll(
				'24 o 50 nippli',
				'24 or 50 nipples',
				'24 o 50 cabecillas',
				'24 ou 50 têtes de rayon',
				'ニップル24個または50個',
			),
			intended_use: WHEELS_OF_ALL_RANGES,
		},
		related_ids: ['spare-spokes'],
		compatible_ids: [
			...ROAD_DISC,
			'piave-rim-24',
			...GRAVEL,
			...MTB,
			'pista-60',
			'rim-kleos-50',
			'rim-montello-30',
			'rim-piave-24',
		],
		texts: {
			it: {
				slug: 'nippli-in-alluminio',
				name: 'Nippli in alluminio',
				payoff: 'Filetto frenato, 24 o 50 pezzi, tre colori.',
				description:
					'<p>Un anello di nylon nel filetto tiene la tensione anche con le vibrazioni dello sterrato. Si girano dall’esterno con chiave da 3,2 mm o dal canale con bussola da 5,5 mm. Pesano 0,33 g l’uno.</p>',
			},
			en: {
				slug: 'aluminium-nipples',
				name: 'Aluminium nipples',
				payoff: 'Locking thread, packs of 24 or 50, three colours.',
				description:
					'<p>A nylon ring inside the thread holds tension through gravel vibration. Turn them from outside with a 3.2 mm key, or from the rim bed with a 5.5 mm socket. Each weighs 0.33 g.</p>',
			},
			es: {
				slug: 'cabecillas-de-aluminio',
				name: 'Cabecillas de aluminio',
				payoff: 'Rosca frenada, 24 o 50 unidades, tres colores.',
				description:
					'<p>Un anillo de nailon en la rosca mantiene la tensión con las vibraciones del gravel. Se giran por fuera con llave de 3,2 mm o desde la base de la llanta con vaso de 5,5 mm. Cada una pesa 0,33 g.</p>',
			},
			fr: {
				slug: 'ecrous-de-rayon-aluminium',
				name: 'Têtes de rayon en aluminium',
				payoff: 'Filetage freiné, par 24 ou 50, trois couleurs.',
				description:
					'<p>Une bague nylon dans le filetage conserve la tension malgré les vibrations des chemins. Ils se tournent de l’extérieur avec une clé de 3,2 mm ou par l’intérieur de la jante avec une douille de 5,5 mm. Chacun pèse 0,33 g.</p>',
			},
			ja: {
				slug: 'aluminium-nipples',
				name: 'アルミニップル',
				payoff: '緩み止めねじ、24個または50個、3色。',
				description:
					'<p>ねじ内部のナイロンリングが、グラベルの振動でもテンションを保ちます。外側からは3.2mmのニップル回し、リム内側からは5.5mmのソケットで回せます。1個の重さは0.33gです。</p>',
			},
		},
	},
	{
		id: 'spare-freehub',
		code: 'RC-FH',
		category_id: 'spares',
		usage_ids: ['road', 'gravel', 'mtb'],
		released_on: '2023-03-06',
		pictures: ['spare-freehub'],
		options: ['freehub'],
		variants: [
			{
				code: 'RC-FH-HG',
				options: { freehub: 'hg' },
				weight_g: 62,
				availability: 'in_stock',
				price: 6900,
			},
			{
				code: 'RC-FH-XDR',
				options: { freehub: 'xdr' },
				weight_g: 54,
				availability: 'in_stock',
				price: 7400,
			},
			{
				code: 'RC-FH-N3W',
				options: { freehub: 'n3w' },
				weight_g: 57,
				availability: 'low_stock',
				price: 7900,
			},
			{
				code: 'RC-FH-MS',
				options: { freehub: 'ms' },
				weight_g: 66,
				availability: 'in_stock',
				price: 7900,
			},
			{
				code: 'RC-FH-XD',
				options: { freehub: 'xd' },
				weight_g: 52,
				availability: 'out_of_stock',
				price: 7400,
			},
		],
		specifications: {
			weight: 62,
			freehub: freehubs('hg', 'xdr', 'n3w', 'ms', 'xd'),
			bearings: BEARINGS_STEEL,
			material: ALLOY_7075_ANODISED,
			axle_diameter: 12,
			included: inAll(
				'Corpetto, terminale lato cassetta, guarnizione, grasso 3 g',
				'Freehub body, drive-side end cap, seal, 3 g grease',
				'Núcleo, tapa del lado del cassette, retén, 3 g de grasa',
				'Corps de roue libre, embout côté cassette, joint, 3 g de graisse',
				'フリーボディ、カセット側エンドキャップ、シール、グリス3g',
			),
			intended_use: WHEELS_OF_ALL_RANGES,
		},
		related_ids: ['spare-end-caps', 'spare-bearings', 'cassette-dolada-12'],
		compatible_ids: [
			...ROAD_DISC,
			...GRAVEL,
			...MTB,
			'hub-rd-sl',
			'hub-rd',
			'hub-gravel',
			'hub-mtb',
		],
		texts: {
			it: {
				slug: 'corpetto-ruota-libera',
				name: 'Corpetto ruota libera',
				payoff: 'Cinque standard per passare da un gruppo all’altro.',
				description:
					'<p>Si sostituisce senza attrezzi: si sfila il terminale, si estrae il vecchio corpetto, si infila il nuovo. Il terminale giusto è nella confezione, perché la sua lunghezza cambia con lo standard. SRAM XDR e Campagnolo N3W sono per la strada, Shimano Micro Spline e SRAM XD per gravel e MTB, Shimano HG per tutti.</p>',
			},
			en: {
				slug: 'freehub-body',
				name: 'Freehub body',
				payoff: 'Five standards, to move from one groupset to another.',
				description:
					'<p>No tools needed: pull the end cap, slide out the old body, slide in the new one. The matching end cap is in the pack, since its length changes with the standard. SRAM XDR and Campagnolo N3W are for road, Shimano Micro Spline and SRAM XD for gravel and MTB, Shimano HG for all.</p>',
			},
			es: {
				slug: 'nucleo-de-rueda-libre',
				name: 'Núcleo de rueda libre',
				payoff: 'Cinco estándares para cambiar de grupo.',
				description:
					'<p>Se cambia sin herramientas: se saca la tapa, se extrae el núcleo viejo y se introduce el nuevo. La tapa adecuada va en el paquete, porque su longitud depende del estándar. SRAM XDR y Campagnolo N3W son para carretera; Shimano Micro Spline y SRAM XD, para gravel y MTB; Shimano HG, para todo uso.</p>',
			},
			fr: {
				slug: 'corps-de-roue-libre',
				name: 'Corps de roue libre',
				payoff: 'Cinq standards pour passer d’un groupe à l’autre.',
				description:
					'<p>Il se change sans outil : on retire l’embout, on extrait l’ancien corps, on glisse le nouveau. L’embout adapté est fourni, car sa longueur varie selon le standard. SRAM XDR et Campagnolo N3W sont destinés à la route, Shimano Micro Spline et SRAM XD au gravel et au VTT, Shimano HG à toutes les pratiques.</p>',
			},
			ja: {
				slug: 'freehub-body',
				name: 'フリーボディ',
				payoff: '5つの規格で、コンポーネントの載せ替えに対応。',
				description:
					'<p>工具は必要ありません。エンドキャップを抜き、古いボディを引き出して新しいものを差し込みます。規格によって長さが異なるため、適合するエンドキャップを同梱しています。SRAM XDRとCampagnolo N3Wはロード、Shimano Micro SplineとSRAM XDはグラベルとMTB用で、Shimano HGはすべてに対応します。</p>',
			},
		},
	},
	{
		id: 'spare-bearings',
		code: 'RC-BRG',
		category_id: 'spares',
		usage_ids: ['road', 'gravel', 'mtb', 'track', 'urban'],
		released_on: '2020-01-13',
		pictures: ['spare-bearings'],
		options: ['bearing'],
		variants: [
			{
				code: 'RC-BRG-6802',
				options: { bearing: '6802' },
				weight_g: 14,
				availability: 'in_stock',
				price: 1490,
			},
			{
				code: 'RC-BRG-6803',
				options: { bearing: '6803' },
				weight_g: 16,
				availability: 'in_stock',
				price: 1490,
			},
			{
				code: 'RC-BRG-6902',
				options: { bearing: '6902' },
				weight_g: 32,
				availability: 'in_stock',
				price: 1690,
			},
			{
				code: 'RC-BRG-15267',
				options: { bearing: '15267' },
				weight_g: 25,
				availability: 'low_stock',
				price: 1790,
			},
			{
				code: 'RC-BRG-17287',
				options: { bearing: '17287' },
				weight_g: 28,
				availability: 'in_stock',
				price: 1790,
			},
		],
		specifications: {
			weight: 14,
			bearings: BEARINGS_STEEL,
			bearing_diameter: '24 / 26 / 28 mm',
			material: inAll(
				'Acciaio per cuscinetti 100Cr6',
				'100Cr6 bearing steel',
				'Acero para rodamientos 100Cr6',
				'Acier à roulement 100Cr6',
				'軸受鋼100Cr6',
			),
			included: inAll(
				'2 cuscinetti',
				'2 bearings',
				'2 rodamientos',
				'2 roulements',
				'ベアリング2個',
			),
			intended_use: WHEELS_OF_ALL_RANGES,
		},
		related_ids: ['spare-end-caps', 'spare-freehub'],
		compatible_ids: [
			...ROAD_DISC,
			...GRAVEL,
			...MTB,
			'pista-60',
			'adige-urban',
			'hub-rd-sl',
			'hub-rd',
			'hub-gravel',
			'hub-mtb',
			'hub-track',
		],
		texts: {
			it: {
				slug: 'cuscinetti-mozzo',
				name: 'Cuscinetti per mozzo',
				payoff: 'In coppia, gioco C3, due schermi a contatto.',
				description:
					'<p>La sigla è incisa sullo schermo del cuscinetto montato. Il riempimento di grasso è al 60%, un compromesso tra scorrevolezza e durata sotto la pioggia. Per il montaggio serve una pressa: i colpi rovinano le piste.</p>',
			},
			en: {
				slug: 'hub-bearings',
				name: 'Hub bearings',
				payoff: 'Sold in pairs, C3 clearance, two contact seals.',
				description:
					'<p>The size code is engraved on the seal of the bearing you are replacing. Grease fill is 60%, a balance between free running and life in the rain. Fit them with a press: hammering damages the races.</p>',
			},
			es: {
				slug: 'rodamientos-de-buje',
				name: 'Rodamientos de buje',
				payoff: 'Por pares, juego C3, dos retenes de contacto.',
				description:
					'<p>La referencia va grabada en el retén del rodamiento que se sustituye. El llenado de grasa es del 60 %, un equilibrio entre suavidad y duración bajo la lluvia. Se montan con prensa: los golpes dañan las pistas.</p>',
			},
			fr: {
				slug: 'roulements-de-moyeu',
				name: 'Roulements de moyeu',
				payoff: 'Par paire, jeu C3, deux joints à contact.',
				description:
					'<p>La référence est gravée sur le joint du roulement à remplacer. Le remplissage de graisse est de 60 %, un compromis entre fluidité et tenue sous la pluie. Montez-les à la presse : les coups abîment les pistes.</p>',
			},
			ja: {
				slug: 'hub-bearings',
				name: 'ハブベアリング',
				payoff: '2個1組、すきまC3、両側接触シール。',
				description:
					'<p>型番は、交換するベアリングのシールに刻印されています。グリスの充填量は60%で、回転の軽さと雨天での寿命のバランスをとりました。取り付けには圧入工具を使い、ハンマーで叩かないでください。</p>',
			},
		},
	},
	{
		id: 'spare-valves',
		code: 'RC-VLV',
		category_id: 'spares',
		usage_ids: ['road', 'gravel', 'mtb', 'triathlon'],
		released_on: '2021-09-06',
		pictures: ['spare-valves'],
		options: ['length'],
		colors: ['black', 'silver'],
		color_pictures: { silver: 'spare-valves-silver' },
		variants: [
			{
				code: 'RC-VLV-44-BK',
				options: { length: '44' },
				color: 'black',
				weight_g: 11,
				availability: 'in_stock',
				price: 1690,
			},
			{
				code: 'RC-VLV-60-BK',
				options: { length: '60' },
				color: 'black',
				weight_g: 13,
				availability: 'in_stock',
				price: 1690,
			},
			{
				code: 'RC-VLV-80-BK',
				options: { length: '80' },
				color: 'black',
				weight_g: 15,
				availability: 'in_stock',
				price: 1790,
			},
			{
				code: 'RC-VLV-100-BK',
				options: { length: '100' },
				color: 'black',
				weight_g: 18,
				availability: 'low_stock',
				price: 1990,
			},
			{
				code: 'RC-VLV-44-SV',
				options: { length: '44' },
				color: 'silver',
				weight_g: 11,
				availability: 'in_stock',
				price: 1690,
			},
		],
		figures: {
			above_rim: [20, 'mm'],
			seat_narrowest: [17, 'mm'],
			seat_widest: [30, 'mm'],
			bore_diameter: [3, 'mm'],
		},
		specifications: {
			weight: 11,
			tyre_type: 'Tubeless',
			thread: decimal('M6 × 0.8'),
			material: ALLOY_6061,
			torque: 2,
			included: inAll(
				'2 valvole, 2 ghiere, 2 basi in gomma, chiave per otturatore',
				'2 valves, 2 nuts, 2 rubber bases, core tool',
				'2 válvulas, 2 tuercas, 2 bases de goma, llave de obús',
				'2 valves, 2 écrous de valve, 2 bases caoutchouc, clé d’obus',
				'バルブ2本、ナット2個、ゴムベース2個、コア回し',
			),
			intended_use: WHEELS_OF_ALL_RANGES,
		},
		related_ids: ['spare-rim-tape', 'kleos-rd-50'],
		compatible_ids: [...ROAD_DISC, ...GRAVEL, ...MTB, 'crono-80'],
		texts: {
			it: {
				slug: 'valvole-tubeless',
				name: 'Valvole tubeless',
				payoff: 'Da 44 a 100 mm, otturatore smontabile.',
				description:
					'<p>Si sceglie la lunghezza sommando almeno 20 mm all’altezza del cerchio: 60 mm per le Kleos RD 36, 80 mm per le 50, 100 mm per le 62. La base conica si adatta a canali da 17 a 30 mm. Il foro da 3 mm fa passare il liquido sigillante senza togliere la valvola.</p>',
			},
			en: {
				slug: 'tubeless-valves',
				name: 'Tubeless valves',
				payoff: '44 to 100 mm, removable core.',
				description:
					'<p>Pick a length at least 20 mm more than the rim height: 60 mm for Kleos RD 36, 80 mm for 50, 100 mm for 62. The conical base seats in internal widths from 17 to 30 mm. A 3 mm bore lets sealant through with the valve in place.</p>',
			},
			es: {
				slug: 'valvulas-tubeless',
				name: 'Válvulas tubeless',
				payoff: 'De 44 a 100 mm, obús desmontable.',
				description:
					'<p>La longitud se elige sumando al menos 20 mm a la altura de la llanta: 60 mm para las Kleos RD 36, 80 mm para las 50, y 100 mm para las 62. La base cónica se adapta a anchos internos de 17 a 30 mm. El paso de 3 mm deja entrar el líquido sellante sin quitar la válvula.</p>',
			},
			fr: {
				slug: 'valves-tubeless',
				name: 'Valves tubeless',
				payoff: 'De 44 à 100 mm, obus démontable.',
				description:
					'<p>Choisissez une longueur supérieure d’au moins 20 mm à la hauteur de jante : 60 mm pour les Kleos RD 36, 80 mm pour les 50, 100 mm pour les 62. La base conique s’adapte aux largeurs internes de 17 à 30 mm. Le passage de 3 mm laisse entrer le préventif sans déposer la valve.</p>',
			},
			ja: {
				slug: 'tubeless-valves',
				name: 'チューブレスバルブ',
				payoff: '44～100mm、コア取外し式。',
				description:
					'<p>リムハイトに20mm以上を加えた長さをお選びください。Kleos RD 36は60mm、50は80mm、62は100mmが目安です。円錐形のベースは内幅17～30mmのリムに合います。内径3mmのため、バルブを付けたままシーラントを注入できます。</p>',
			},
		},
	},
	{
		id: 'spare-rim-tape',
		code: 'RC-TAPE',
		category_id: 'spares',
		usage_ids: ['road', 'gravel', 'mtb', 'urban'],
		released_on: '2021-09-06',
		pictures: ['spare-rim-tape'],
		options: ['width'],
		variants: [
			{
				code: 'RC-TAPE-21',
				options: { width: '21' },
				weight_g: 24,
				availability: 'in_stock',
				price: 1290,
			},
			{
				code: 'RC-TAPE-23',
				options: { width: '23' },
				weight_g: 26,
				availability: 'in_stock',
				price: 1290,
			},
			{
				code: 'RC-TAPE-25',
				options: { width: '25' },
				weight_g: 28,
				availability: 'in_stock',
				price: 1290,
			},
			{
				code: 'RC-TAPE-28',
				options: { width: '28' },
				weight_g: 31,
				availability: 'low_stock',
				price: 1390,
			},
			{
				code: 'RC-TAPE-32',
				options: { width: '32' },
				weight_g: 35,
				availability: 'in_stock',
				price: 1390,
			},
		],
		figures: {
			tape_thickness: [0.1, 'mm'],
			single_layer_pressure: [5, 'bar'],
			wider_by: [2, 'mm'],
		},
		specifications: {
			weight: 26,
			rim_inner_width: '19 / 21 / 23 / 26 / 30 mm',
			tyre_type: inAll(
				'Tubeless e camera d’aria',
				'Tubeless and inner tube',
				'Tubeless y cámara',
				'Tubeless et chambre à air',
				'チューブレス、クリンチャー',
			),
			max_pressure: 8,
			material: inAll(
				'Poliammide con adesivo acrilico',
				'Polyamide with acrylic adhesive',
				'Poliamida con adhesivo acrílico',
				'Polyamide à adhésif acrylique',
				'ポリアミド、アクリル系粘着剤',
			),
			included: inAll(
				'Rotolo da 10 m',
				'10 m roll',
				'Rollo de 10 m',
				'Rouleau de 10 m',
				'10mロール',
			),
			intended_use: WHEELS_OF_ALL_RANGES,
		},
		related_ids: ['spare-valves', 'spare-spokes'],
		compatible_ids: [
			...ROAD_DISC,
			'piave-rim-24',
			...GRAVEL,
			...MTB,
			'adige-urban',
			'rim-kleos-50',
			'rim-montello-30',
			'rim-piave-24',
		],
		texts: {
			it: {
				slug: 'nastro-tubeless',
				name: 'Nastro tubeless',
				payoff: 'Dieci metri, spessore 0,1 mm, fino a 8 bar.',
				description:
					'<p>Si prende due millimetri più largo del canale interno, perché risalga sui fianchi. Un giro solo basta fino a 5 bar, due da 5 a 8. Prima si pulisce il canale con alcol isopropilico e si lascia asciugare.</p>',
			},
			en: {
				slug: 'tubeless-rim-tape',
				name: 'Tubeless rim tape',
				payoff: 'Ten metres, 0.1 mm thick, up to 8 bar.',
				description:
					'<p>Choose tape two millimetres wider than the internal width, so that it climbs the side walls. One layer is enough up to 5 bar, two from 5 to 8. Clean the rim bed with isopropyl alcohol first and let it dry.</p>',
			},
			es: {
				slug: 'cinta-tubeless',
				name: 'Cinta tubeless',
				payoff: 'Diez metros, 0,1 mm de espesor, hasta 8 bar.',
				description:
					'<p>Se elige dos milímetros más ancha que el ancho interno, para que suba por los flancos. Con una vuelta basta hasta 5 bar; de 5 a 8 hacen falta dos. Antes hay que limpiar el canal con alcohol isopropílico y dejarlo secar.</p>',
			},
			fr: {
				slug: 'fond-de-jante-tubeless',
				name: 'Fond de jante tubeless',
				payoff: 'Dix mètres, 0,1 mm d’épaisseur, jusqu’à 8 bar.',
				description:
					'<p>Prenez-le deux millimètres plus large que la largeur interne, pour qu’il remonte sur les flancs. Un tour suffit jusqu’à 5 bar, deux de 5 à 8. Nettoyez d’abord la jante à l’alcool isopropylique et laissez sécher.</p>',
			},
			ja: {
				slug: 'tubeless-rim-tape',
				name: 'チューブレスリムテープ',
				payoff: '10m、厚さ0.1mm、8barまで。',
				description:
					'<p>側面まで立ち上がるように、リム内幅より2mm広いものをお選びください。5barまでは1周、5～8barでは2周巻きます。貼る前にリムをイソプロピルアルコールで拭き、よく乾かしてください。</p>',
			},
		},
	},
	{
		id: 'spare-end-caps',
		code: 'RC-CAP',
		category_id: 'spares',
		usage_ids: ['road', 'gravel', 'mtb'],
		released_on: '2021-09-06',
		pictures: ['spare-end-caps'],
		options: ['axle'],
		variants: [
			{
				code: 'RC-CAP-12100',
				options: { axle: '12-100' },
				weight_g: 18,
				availability: 'in_stock',
				price: 2400,
			},
			{
				code: 'RC-CAP-15100',
				options: { axle: '15-100' },
				weight_g: 16,
				availability: 'low_stock',
				price: 2400,
			},
			{
				code: 'RC-CAP-15110',
				options: { axle: '15-110' },
				weight_g: 19,
				availability: 'in_stock',
				price: 2400,
			},
			{
				code: 'RC-CAP-12142',
				options: { axle: '12-142' },
				weight_g: 20,
				availability: 'in_stock',
				price: 2600,
			},
			{
				code: 'RC-CAP-12148',
				options: { axle: '12-148' },
				weight_g: 22,
				availability: 'in_stock',
				price: 2600,
			},
			{
				code: 'RC-CAP-QR',
				options: { axle: 'qr' },
				weight_g: 26,
				availability: 'out_of_stock',
				price: 2600,
			},
		],
		specifications: {
			weight: 20,
			front_axle: '12 × 100 / 15 × 100 / 15 × 110 / 5 × 100 mm',
			rear_axle: '12 × 142 / 12 × 148 / 5 × 135 mm',
			axle_diameter: '5 / 12 / 15 mm',
			material: ALLOY_7075_ANODISED,
			included: inAll(
				'Due terminali con O-ring',
				'Two end caps with O-rings',
				'Dos tapas con juntas tóricas',
				'Deux embouts avec joints toriques',
				'エンドキャップ2個、Oリング付き',
			),
			intended_use: FOR_ALL_ROAD,
		},
		related_ids: ['spare-freehub', 'spare-bearings', 'axle-front-12x100'],
		compatible_ids: [
			...ROAD_DISC,
			...GRAVEL,
			'montello-30',
			'grappa-27',
			'hub-rd-sl',
			'hub-rd',
			'hub-gravel',
			'hub-mtb',
		],
		texts: {
			it: {
				slug: 'terminali-mozzo',
				name: 'Terminali per mozzo',
				payoff: 'Per portare la stessa ruota su un altro telaio.',
				description:
					'<p>I terminali si sfilano a mano e si innestano con due O-ring, senza toccare il precarico. Ogni confezione ne contiene due, sinistro e destro. La versione QR serve per i telai con forcellini aperti e freno a disco.</p>',
			},
			en: {
				slug: 'hub-end-caps',
				name: 'Hub end caps',
				payoff: 'To move the same wheel to another frame.',
				description:
					'<p>Caps pull off by hand and push back on over two O-rings, without disturbing the preload. Each pack holds two, left and right. The QR version suits disc frames with open dropouts.</p>',
			},
			es: {
				slug: 'tapas-de-buje',
				name: 'Tapas de buje',
				payoff: 'Para llevar la misma rueda a otro cuadro.',
				description:
					'<p>Las tapas se extraen a mano y encajan con dos juntas tóricas, sin alterar la precarga. Cada paquete contiene dos, izquierda y derecha. La versión QR sirve para cuadros de disco con punteras abiertas.</p>',
			},
			fr: {
				slug: 'embouts-de-moyeu',
				name: 'Embouts de moyeu',
				payoff: 'Pour passer la même roue sur un autre cadre.',
				description:
					'<p>Les embouts se retirent à la main et s’emboîtent sur deux joints toriques, sans toucher à la précharge. Chaque sachet en contient deux, gauche et droit. La version QR convient aux cadres à disque à pattes ouvertes.</p>',
			},
			ja: {
				slug: 'hub-end-caps',
				name: 'ハブエンドキャップ',
				payoff: '同じホイールを別のフレームで使うために。',
				description:
					'<p>手で引き抜き、2本のOリングで差し込むだけで交換でき、玉当たりには影響しません。左右1組の2個入りです。QR用は、オープンエンドのディスクブレーキ用フレームに対応します。</p>',
			},
		},
	},
	{
		id: 'spare-decals',
		code: 'RC-DEC',
		range: 'Kleos RD',
		category_id: 'spares',
		usage_ids: ['road', 'triathlon'],
		released_on: '2025-01-20',
		pictures: ['spare-decals'],
		colors: ['rainbow', 'white', 'yellow', 'grey'],
		color_pictures: {
			white: 'spare-decals-white',
			yellow: 'spare-decals-yellow',
			grey: 'spare-decals-grey',
		},
		variants: [
			{ code: 'RC-DEC-RB', color: 'rainbow', weight_g: 9, availability: 'in_stock', price: 4900 },
			{ code: 'RC-DEC-WH', color: 'white', weight_g: 9, availability: 'in_stock', price: 3900 },
			{
				code: 'RC-DEC-YE',
				color: 'yellow',
				weight_g: 9,
				availability: 'made_to_order',
				price: 3900,
			},
			{ code: 'RC-DEC-GR', color: 'grey', weight_g: 9, availability: 'low_stock', price: 3900 },
		],
		specifications: {
			weight: 9,
			rim_height: '36 / 50 / 62 mm',
			material: inAll(
				'Vinile colato da 0,06 mm, protezione UV',
				'0.06 mm cast vinyl, UV protected',
				'Vinilo fundido de 0,06 mm, protección UV',
				'Vinyle coulé de 0,06 mm, protection UV',
				'0.06mmキャストビニール、UVカット',
			),
			rim_finish: inAll(
				'Per cerchi opachi e lucidi',
				'For matt and gloss rims',
				'Para llantas mate y brillo',
				'Pour jantes mates et brillantes',
				'マット、グロス両対応',
			),
			included: inAll(
				'Serie per due ruote, dima, salvietta sgrassante',
				'Set for two wheels, template, degreasing wipe',
				'Juego para dos ruedas, plantilla, toallita desengrasante',
				'Jeu pour deux roues, gabarit, lingette dégraissante',
				'ホイール2本分、位置決めシート、脱脂クロス',
			),
			intended_use: FOR_ROAD,
		},
		related_ids: ['kleos-rd-50', 'merch-t-shirt'],
		compatible_ids: [...KLEOS, 'rim-kleos-50'],
		texts: {
			it: {
				slug: 'decalcomanie-kleos-rd',
				name: 'Adesivi Kleos RD',
				payoff: 'Quattro colori, anche arcobaleno, per 36, 50 e 62 mm.',
				description:
					'<p>Ogni foglio contiene le tre altezze: si usa quella del proprio cerchio. La dima si appoggia al foro della valvola e allinea le scritte dei due lati. Per toglierle bastano l’aria calda e un filo di nylon, senza solventi sul carbonio.</p>',
			},
			en: {
				slug: 'kleos-rd-decals',
				name: 'Kleos RD decals',
				payoff: 'Four colours, rainbow included, for 36, 50 and 62 mm.',
				description:
					'<p>Every sheet carries all three heights; use the one for your rim. The template registers on the valve hole and lines up the lettering on both sides. To remove them use warm air and a nylon thread, and keep solvents off the carbon.</p>',
			},
			es: {
				slug: 'calcas-kleos-rd',
				name: 'Adhesivos Kleos RD',
				payoff: 'Cuatro colores, también arcoíris, para 36, 50 y 62 mm.',
				description:
					'<p>Cada hoja trae las tres alturas: se usa la de la llanta propia. La plantilla se apoya en el orificio de la válvula y alinea los rótulos de ambos lados. Para quitarlas bastan aire caliente y un hilo de nailon, sin disolventes sobre el carbono.</p>',
			},
			fr: {
				slug: 'autocollants-kleos-rd',
				name: 'Autocollants Kleos RD',
				payoff: 'Quatre couleurs, dont arc-en-ciel, pour 36, 50 et 62 mm.',
				description:
					'<p>Chaque planche comprend les trois hauteurs : utilisez celle de votre jante. Le gabarit se cale sur le trou de valve et aligne les lettrages des deux côtés. Pour les retirer, de l’air chaud et un fil de nylon suffisent, sans solvant sur le carbone.</p>',
			},
			ja: {
				slug: 'kleos-rd-decals',
				name: 'Kleos RDデカール',
				payoff: 'レインボーを含む4色。36、50、62mmに対応。',
				description:
					'<p>1枚のシートに3種類のリムハイト分を収めています。お使いのリムに合うものをご使用ください。位置決めシートをバルブ穴に合わせると、左右の文字が揃います。剥がすときは温風とナイロン糸を使い、カーボンに溶剤を付けないでください。</p>',
			},
		},
	},
];
