import type { ProductSeed } from '../types.ts';
import {
	ALLOY_7075_ANODISED,
	ALLOY_7075_CNC,
	FOR_GRAVEL,
	FOR_MTB,
	FOR_ROAD,
	FOR_TRACK,
	inAll,
} from './components-terms.ts';

const FOUR_BOLTS = inAll(
	'4 viti, attacco asimmetrico',
	'4 bolts, asymmetric',
	'4 tornillos, asimétrico',
	'4 vis, asymétrique',
	'4ボルト、非対称',
);
const DIRECT_MOUNT = inAll(
	'Attacco diretto, 8 viti',
	'Direct mount, 8 bolts',
	'Montaje directo, 8 tornillos',
	'Montage direct, 8 vis',
	'ダイレクトマウント、8ボルト',
);
const BOLTS_INCLUDED = inAll(
	'Viti in acciaio inox',
	'Stainless steel bolts',
	'Tornillos de acero inoxidable',
	'Vis en acier inoxydable',
	'ステンレスボルト',
);

export const CHAINRINGS: ProductSeed[] = [
	{
		id: 'ring-dolada-50-34',
		code: 'RG-DOL-5034',
		range: 'Dolada',
		category_id: 'chainrings',
		usage_ids: ['road'],
		released_on: '2023-03-06',
		pictures: ['ring-dolada-50-34'],
		colors: ['black', 'silver'],
		color_pictures: { silver: 'ring-dolada-50-34-silver' },
		variants: [
			{
				code: 'RG-DOL-5034-BK',
				color: 'black',
				weight_g: 134,
				availability: 'in_stock',
				price: 11900,
			},
			{
				code: 'RG-DOL-5034-SV',
				color: 'silver',
				weight_g: 134,
				availability: 'low_stock',
				price: 11900,
			},
		],
		figures: { plate_thickness: [4.5, 'mm'] },
		specifications: {
			weight: 134,
			chainrings: '50/34',
			teeth: '50, 34',
			speeds: '11, 12',
			chainring_mount: FOUR_BOLTS,
			bolt_circle: 110,
			chain_line: 45,
			material: ALLOY_7075_CNC,
			torque: 14,
			included: BOLTS_INCLUDED,
			intended_use: FOR_ROAD,
		},
		related_ids: ['ring-dolada-52-36', 'cassette-dolada-12'],
		compatible_ids: ['crank-dolada', 'crank-dolada-carbon'],
		texts: {
			it: {
				slug: 'corone-dolada-50-34',
				name: 'Corone Dolada 50/34',
				payoff: 'Il rapporto per chi cerca le salite lunghe.',
				description:
					'<p>Corona esterna fresata da piastra da 4,5 mm, con otto rampe di salita sul lato interno. Il salto di 16 denti resta nei limiti dei deragliatori elettronici e meccanici. Le due corone si vendono in coppia, perché le rampe sono fasate tra loro.</p>',
			},
			en: {
				slug: 'dolada-50-34-chainrings',
				name: 'Dolada 50/34 chainrings',
				payoff: 'The ratio for people who look for long climbs.',
				description:
					'<p>The outer ring is milled from 4.5 mm plate and carries eight shift ramps on its inner face. The 16-tooth step suits both electronic and mechanical front derailleurs. Ramps are timed to each other, so the rings are sold as a pair.</p>',
			},
			es: {
				slug: 'platos-dolada-50-34',
				name: 'Platos Dolada 50/34',
				payoff: 'El desarrollo de quien busca puertos largos.',
				description:
					'<p>El plato exterior se fresa en chapa de 4,5 mm y lleva ocho rampas de subida en la cara interior. El salto de 16 dientes entra en el rango de los desviadores electrónicos y mecánicos. Se venden por pares, porque las rampas están sincronizadas.</p>',
			},
			fr: {
				slug: 'plateaux-dolada-50-34',
				name: 'Plateaux Dolada 50/34',
				payoff: 'Le développement de ceux qui cherchent les longs cols.',
				description:
					'<p>Le grand plateau est fraisé dans une plaque de 4,5 mm et porte huit rampes de montée sur sa face interne. L’écart de 16 dents convient aux dérailleurs avant électroniques et mécaniques. Les rampes étant calées entre elles, les plateaux se vendent par paire.</p>',
			},
			ja: {
				slug: 'dolada-50-34-chainrings',
				name: 'Doladaチェーンリング50/34',
				payoff: '長い登りを走る人のための歯数。',
				description:
					'<p>アウターは4.5mm厚の板から切削し、内側に8か所の変速ランプを設けました。歯数差16Tは、電動・機械式いずれのフロントディレイラーにも対応します。ランプの位相を合わせているため、2枚組で販売します。</p>',
			},
		},
	},
	{
		id: 'ring-dolada-52-36',
		code: 'RG-DOL-5236',
		range: 'Dolada',
		category_id: 'chainrings',
		usage_ids: ['road', 'triathlon'],
		released_on: '2023-03-06',
		pictures: ['ring-dolada-52-36'],
		colors: ['black', 'silver'],
		color_pictures: { silver: 'ring-dolada-52-36-silver' },
		variants: [
			{
				code: 'RG-DOL-5236-BK',
				color: 'black',
				weight_g: 146,
				availability: 'in_stock',
				price: 12400,
			},
			{
				code: 'RG-DOL-5236-SV',
				color: 'silver',
				weight_g: 146,
				availability: 'in_stock',
				price: 12400,
			},
		],
		figures: { plate_thickness: [4.5, 'mm'], tyre_of_example: [28, 'mm'], bolt_key: [5, 'mm'] },
		specifications: {
			weight: 146,
			chainrings: '52/36',
			teeth: '52, 36',
			speeds: '11, 12',
			chainring_mount: FOUR_BOLTS,
			bolt_circle: 110,
			chain_line: 45,
			material: ALLOY_7075_CNC,
			torque: 14,
			included: BOLTS_INCLUDED,
			intended_use: FOR_ROAD,
		},
		related_ids: ['ring-dolada-50-34', 'cassette-dolada-12', 'kleos-rd-62'],
		compatible_ids: ['crank-dolada', 'crank-dolada-carbon'],
		texts: {
			it: {
				slug: 'corone-dolada-52-36',
				name: 'Corone Dolada 52/36',
				payoff: 'Per chi tira in pianura e non rinuncia ai passi.',
				description:
					'<p>Con il 52 × 11 si sviluppano circa 10 metri per pedalata su copertura da 28 mm. Lo spessore di 4,5 mm della corona esterna limita la flessione quando si cambia sotto sforzo. Le viti sono comprese e accettano la chiave da 5 mm.</p>',
			},
			en: {
				slug: 'dolada-52-36-chainrings',
				name: 'Dolada 52/36 chainrings',
				payoff: 'For fast flat roads, with a mountain pass in reserve.',
				description:
					'<p>With a 52 × 11 gear each pedal turn covers about 10 metres on a 28 mm tyre. The outer ring is 4.5 mm thick, so it flexes less when you shift under load. Bolts are supplied and take a 5 mm key.</p>',
			},
			es: {
				slug: 'platos-dolada-52-36',
				name: 'Platos Dolada 52/36',
				payoff: 'Para rodar fuerte en llano sin renunciar al puerto.',
				description:
					'<p>Con el 52 × 11 se avanzan unos 10 metros por pedalada con cubierta de 28 mm. El plato exterior tiene 4,5 mm de espesor y flexa menos al cambiar con carga. Incluye los tornillos, para llave de 5 mm.</p>',
			},
			fr: {
				slug: 'plateaux-dolada-52-36',
				name: 'Plateaux Dolada 52/36',
				payoff: 'Pour rouler fort sur le plat sans renoncer au col.',
				description:
					'<p>En 52 × 11, chaque tour de pédale couvre environ 10 mètres avec un pneu de 28 mm. L’épaisseur de 4,5 mm limite la flexion du grand plateau quand on change de vitesse en force. Les vis, à clé de 5 mm, sont fournies.</p>',
			},
			ja: {
				slug: 'dolada-52-36-chainrings',
				name: 'Doladaチェーンリング52/36',
				payoff: '平地を速く走り、峠にも備える歯数。',
				description:
					'<p>52×11Tの場合、28mmタイヤで1回転あたり約10m進みます。アウターの板厚は4.5mmで、踏みながらの変速でもたわみを抑えます。5mmレンチ用のボルトが付属します。</p>',
			},
		},
	},
	{
		id: 'ring-sile-40',
		code: 'RG-SIL-40',
		range: 'Sile',
		category_id: 'chainrings',
		usage_ids: ['gravel'],
		released_on: '2024-04-08',
		pictures: ['ring-sile-40'],
		options: ['teeth'],
		variants: [
			{
				code: 'RG-SIL-38',
				options: { teeth: '38' },
				weight_g: 74,
				availability: 'made_to_order',
				price: 6900,
			},
			{
				code: 'RG-SIL-40',
				options: { teeth: '40' },
				weight_g: 79,
				availability: 'in_stock',
				price: 6900,
			},
			{
				code: 'RG-SIL-42',
				options: { teeth: '42' },
				weight_g: 85,
				availability: 'in_stock',
				price: 6900,
			},
		],
		specifications: {
			weight: 79,
			chainrings: '1 × 40',
			teeth: '38, 40, 42',
			speeds: 12,
			chainring_mount: DIRECT_MOUNT,
			chain_line: 47.5,
			material: ALLOY_7075_CNC,
			torque: 3,
			included: BOLTS_INCLUDED,
			intended_use: FOR_GRAVEL,
		},
		related_ids: ['cassette-sile-12', 'ring-montello-32'],
		compatible_ids: ['crank-sile-gravel'],
		texts: {
			it: {
				slug: 'corona-sile-40',
				name: 'Corona Sile 40',
				payoff: 'Denti alterni larghi e stretti, catena ferma sullo sterrato.',
				description:
					'<p>I denti si alternano larghi e stretti per riempire le maglie esterne e interne della catena. Le cave tra dente e dente sono profonde e lasciano uscire il fango. Oltre alla 40 ci sono la 38 e la 42, sullo stesso attacco a otto viti.</p>',
			},
			en: {
				slug: 'sile-40-chainring',
				name: 'Sile 40 chainring',
				payoff: 'Narrow-wide teeth that hold the chain on rough ground.',
				description:
					'<p>Teeth alternate wide and narrow to fill the outer and inner links of the chain. Deep gullets between them let mud fall out. Besides 40 there are 38 and 42 teeth, all on the same eight-bolt mount.</p>',
			},
			es: {
				slug: 'plato-sile-40',
				name: 'Plato Sile 40',
				payoff: 'Dientes anchos y estrechos que sujetan la cadena en la tierra.',
				description:
					'<p>Los dientes alternan ancho y estrecho para llenar los eslabones exteriores e interiores. Los valles profundos dejan salir el barro. Además del 40 hay 38 y 42 dientes, todos con el mismo anclaje de ocho tornillos.</p>',
			},
			fr: {
				slug: 'plateau-sile-40',
				name: 'Plateau Sile 40',
				payoff: 'Dents larges et étroites, la chaîne tient sur les chemins.',
				description:
					'<p>Les dents alternent large et étroite pour remplir les maillons extérieurs et intérieurs. Des creux profonds laissent tomber la boue. Outre le 40, il existe en 38 et 42 dents, sur la même fixation à huit vis.</p>',
			},
			ja: {
				slug: 'sile-40-chainring',
				name: 'Sileチェーンリング40',
				payoff: 'ナローワイド歯で、荒れた路面でもチェーンを保持。',
				description:
					'<p>幅の広い歯と狭い歯を交互に並べ、チェーンのアウターリンクとインナーリンクの隙間を埋めます。歯底が深く、泥がたまりにくい形状です。40Tのほかに38Tと42Tがあり、取り付けはすべて共通の8ボルトです。</p>',
			},
		},
	},
	{
		id: 'ring-montello-32',
		code: 'RG-MON-32',
		range: 'Montello',
		category_id: 'chainrings',
		usage_ids: ['mtb'],
		released_on: '2023-10-02',
		pictures: ['ring-montello-32'],
		options: ['teeth'],
		variants: [
			{
				code: 'RG-MON-30',
				options: { teeth: '30' },
				weight_g: 61,
				availability: 'in_stock',
				price: 5900,
			},
			{
				code: 'RG-MON-32',
				options: { teeth: '32' },
				weight_g: 66,
				availability: 'in_stock',
				price: 5900,
			},
			{
				code: 'RG-MON-34',
				options: { teeth: '34' },
				weight_g: 72,
				availability: 'low_stock',
				price: 5900,
			},
		],
		figures: { ring_offset: [3, 'mm'], hub_width: [148, 'mm'], teeth_taller_by: [0.6, 'mm'] },
		specifications: {
			weight: 66,
			chainrings: '1 × 32',
			teeth: '30, 32, 34',
			speeds: 12,
			chainring_mount: DIRECT_MOUNT,
			chain_line: 55,
			material: ALLOY_7075_ANODISED,
			torque: 3,
			included: BOLTS_INCLUDED,
			intended_use: FOR_MTB,
		},
		related_ids: ['cassette-montello-12', 'ring-sile-40'],
		compatible_ids: ['crank-montello-mtb'],
		texts: {
			it: {
				slug: 'corona-montello-32',
				name: 'Corona Montello 32',
				payoff: 'Offset 3 mm per linea catena Boost.',
				description:
					'<p>Lo scostamento di 3 mm porta la linea catena a 55 mm con il mozzo da 148 mm. I denti sono più alti di 0,6 mm rispetto alla serie gravel e hanno il fianco ad uncino, che trattiene la catena nei tratti sconnessi. Si monta dal lato interno con otto viti.</p>',
			},
			en: {
				slug: 'montello-32-chainring',
				name: 'Montello 32 chainring',
				payoff: '3 mm offset for a Boost chainline.',
				description:
					'<p>The 3 mm offset puts the chainline at 55 mm with a 148 mm hub. Teeth stand 0.6 mm taller than on the gravel ring and have hooked flanks that hold the chain through rock gardens. It bolts on from the inside with eight bolts.</p>',
			},
			es: {
				slug: 'plato-montello-32',
				name: 'Plato Montello 32',
				payoff: 'Offset de 3 mm para línea de cadena Boost.',
				description:
					'<p>El desplazamiento de 3 mm sitúa la línea de cadena en 55 mm con buje de 148 mm. Los dientes son 0,6 mm más altos que en el plato de gravel y su flanco en gancho retiene la cadena en zonas rotas. Se monta por el interior con ocho tornillos.</p>',
			},
			fr: {
				slug: 'plateau-montello-32',
				name: 'Plateau Montello 32',
				payoff: 'Déport de 3 mm pour ligne de chaîne Boost.',
				description:
					'<p>Le déport de 3 mm place la ligne de chaîne à 55 mm avec un moyeu de 148 mm. Les dents dépassent de 0,6 mm celles du plateau gravel et leur flanc en crochet retient la chaîne dans les pierriers. Il se fixe par l’intérieur avec huit vis.</p>',
			},
			ja: {
				slug: 'montello-32-chainring',
				name: 'Montelloチェーンリング32',
				payoff: 'Boostのチェーンラインに合わせた3mmオフセット。',
				description:
					'<p>3mmオフセットにより、148mmハブとの組み合わせでチェーンラインは55mmになります。歯はグラベル用より0.6mm高く、側面をフック形状にして荒れた下りでもチェーンを保持します。内側から8本のボルトで固定します。</p>',
			},
		},
	},
	{
		id: 'ring-pista-49',
		code: 'RG-PST-49',
		range: 'Pista',
		category_id: 'chainrings',
		usage_ids: ['track'],
		released_on: '2022-02-14',
		pictures: ['ring-pista-49'],
		options: ['teeth'],
		variants: [
			{
				code: 'RG-PST-47',
				options: { teeth: '47' },
				weight_g: 128,
				availability: 'low_stock',
				price: 8400,
			},
			{
				code: 'RG-PST-49',
				options: { teeth: '49' },
				weight_g: 137,
				availability: 'in_stock',
				price: 8400,
			},
			{
				code: 'RG-PST-51',
				options: { teeth: '51' },
				weight_g: 146,
				availability: 'in_stock',
				price: 8400,
			},
			{
				code: 'RG-PST-54',
				options: { teeth: '54' },
				weight_g: 160,
				availability: 'made_to_order',
				price: 8900,
			},
		],
		figures: { plate_thickness: [6, 'mm'], round_within: [0.05, 'mm'] },
		specifications: {
			weight: 137,
			chainrings: '1 × 49',
			teeth: '47, 49, 51, 54',
			speeds: 1,
			chainring_mount: inAll('5 viti', '5 bolts', '5 tornillos', '5 vis', '5ボルト'),
			bolt_circle: 144,
			chain_line: 42,
			material: ALLOY_7075_CNC,
			torque: 10,
			intended_use: FOR_TRACK,
		},
		related_ids: ['pista-60', 'sprocket-pista'],
		compatible_ids: ['crank-pista'],
		texts: {
			it: {
				slug: 'corona-pista-49',
				name: 'Corona Pista 49',
				payoff: 'Piastra da 6 mm, catena da 1/8 di pollice.',
				description:
					'<p>Corona da 6 mm lavorata su entrambe le facce, con errore di circolarità entro 0,05 mm: la tensione della catena resta uguale per tutto il giro. Per catene da 1/8″. Il conteggio dei denti è inciso, non stampato.</p>',
			},
			en: {
				slug: 'pista-49-chainring',
				name: 'Pista 49 chainring',
				payoff: '6 mm plate for 1/8 inch chain.',
				description:
					'<p>A 6 mm plate machined on both faces and round to within 0.05 mm, so chain tension stays even through the whole turn. Cut for 1/8″ chain. The tooth count is engraved, not printed.</p>',
			},
			es: {
				slug: 'plato-pista-49',
				name: 'Plato Pista 49',
				payoff: 'Chapa de 6 mm para cadena de 1/8″.',
				description:
					'<p>Plato de 6 mm mecanizado por ambas caras, con una redondez de 0,05 mm: la tensión de la cadena no varía a lo largo de la vuelta. Para cadena de 1/8″. El número de dientes va grabado, no impreso.</p>',
			},
			fr: {
				slug: 'plateau-pista-49',
				name: 'Plateau Pista 49',
				payoff: 'Plaque de 6 mm pour chaîne 1/8″.',
				description:
					'<p>Un plateau de 6 mm usiné sur ses deux faces, rond à 0,05 mm près : la tension de chaîne reste constante sur tout le tour. Pour chaîne 1/8″. Le nombre de dents est gravé, non imprimé.</p>',
			},
			ja: {
				slug: 'pista-49-chainring',
				name: 'Pistaチェーンリング49',
				payoff: '板厚6mm、1/8インチチェーン用。',
				description:
					'<p>6mm厚の板を両面から切削し、真円度を0.05mm以内に収めています。チェーンの張りは一周を通して変わりません。1/8インチチェーン専用です。歯数は印刷ではなく刻印で表示します。</p>',
			},
		},
	},
];
