import { FREEHUBS, freehubs } from './freehubs.ts';
import type { ProductSeed } from '../types.ts';
import {
	CR_MO,
	decimal,
	FOR_GRAVEL,
	FOR_MTB,
	FOR_ROAD,
	FOR_TRACK,
	inAll,
	STEEL,
} from './components-terms.ts';

const STEEL_AND_ALLOY = inAll(
	'Acciaio nichelato, i due pignoni maggiori in alluminio 7075',
	'Nickel-plated steel, two largest sprockets in 7075 aluminium',
	'Acero niquelado, los dos piñones mayores de aluminio 7075',
	'Acier nickelé, les deux plus grands pignons en aluminium 7075',
	'ニッケルメッキスチール、ロー側2枚は7075アルミニウム',
);
const MACHINED_STEEL = inAll(
	'Acciaio ricavato dal pieno, pignone maggiore in alluminio 7075',
	'Steel machined from one billet, largest sprocket in 7075 aluminium',
	'Acero mecanizado de una pieza, piñón mayor de aluminio 7075',
	'Acier taillé dans la masse, plus grand pignon en aluminium 7075',
	'スチール一体削り出し、最大ギアは7075アルミニウム',
);
const LOCKRING_INCLUDED = inAll(
	'Ghiera di chiusura',
	'Lockring',
	'Anillo de cierre',
	'Bague de serrage (lockring)',
	'ロックリング',
);

export const CASSETTES: ProductSeed[] = [
	{
		id: 'cassette-dolada-12',
		code: 'CS-DOL12',
		range: 'Dolada',
		category_id: 'cassettes',
		usage_ids: ['road', 'triathlon'],
		released_on: '2024-02-05',
		pictures: ['cassette-dolada-12'],
		options: ['sprockets'],
		variants: [
			{
				code: 'CS-DOL12-1130',
				options: { sprockets: '11-30' },
				weight_g: 238,
				availability: 'in_stock',
				price: 15900,
			},
			{
				code: 'CS-DOL12-1134',
				options: { sprockets: '11-34' },
				weight_g: 264,
				availability: 'in_stock',
				price: 15900,
			},
		],
		specifications: {
			weight: 238,
			speeds: 12,
			sprockets: '11-12-13-14-15-16-17-19-21-24-27-30 | 11-12-13-14-15-17-19-21-24-27-30-34',
			cassette_material: STEEL_AND_ALLOY,
			freehub: FREEHUBS.hg,
			torque: 40,
			included: LOCKRING_INCLUDED,
			intended_use: FOR_ROAD,
		},
		related_ids: ['cassette-dolada-11', 'ring-dolada-50-34', 'crank-dolada'],
		compatible_ids: [
			'hub-rd-sl',
			'hub-rd',
			'kleos-rd-36',
			'kleos-rd-50',
			'kleos-rd-62',
			'brenta-35',
			'piave-30',
		],
		texts: {
			it: {
				slug: 'cassetta-dolada-12',
				name: 'Cassetta Dolada 12',
				payoff: 'Dodici velocità, 11–30 o 11–34, da 238 g.',
				description:
					'<p>Nella 11–30 i primi sette pignoni salgono di un dente alla volta, così la cadenza non si spezza. I sette pignoni medi sono uniti su due ragni in alluminio, che spingono il corpetto su tutta la larghezza. Con la 11–34 serve un cambio a gabbia media.</p>',
			},
			en: {
				slug: 'dolada-12-cassette',
				name: 'Dolada 12 cassette',
				payoff: 'Twelve speeds, 11–30 or 11–34, from 238 g.',
				description:
					'<p>On the 11–30 the first seven sprockets step up one tooth at a time, so cadence stays even. The seven middle sprockets share two aluminium spiders that load the freehub body across its full width. The 11–34 needs a medium-cage rear derailleur.</p>',
			},
			es: {
				slug: 'casete-dolada-12',
				name: 'Cassette Dolada 12',
				payoff: 'Doce velocidades, 11–30 u 11–34, desde 238 g.',
				description:
					'<p>En el 11–30 los siete primeros piñones suben de diente en diente y la cadencia no se rompe. Los siete piñones centrales comparten dos arañas de aluminio que reparten la carga por todo el núcleo. El 11–34 pide un cambio de caja media.</p>',
			},
			fr: {
				slug: 'cassette-dolada-12',
				name: 'Cassette Dolada 12',
				payoff: 'Douze vitesses, 11–30 ou 11–34, à partir de 238 g.',
				description:
					'<p>Sur la 11–30, les sept premiers pignons montent dent par dent et la cadence reste régulière. Les sept pignons du milieu sont rivetés sur deux supports en aluminium qui chargent le corps de roue libre sur toute sa largeur. La 11–34 demande un dérailleur à chape moyenne.</p>',
			},
			ja: {
				slug: 'dolada-12-cassette',
				name: 'Doladaカセット12',
				payoff: '12速、11–30または11–34。238gから。',
				description:
					'<p>11–30はトップ側の7枚が1Tずつ並び、ケイデンスを保ったまま変速できます。中間の7枚は2つのアルミスパイダーにまとめ、フリーボディの全幅で荷重を受けます。11–34にはミディアムケージのリアディレイラーが必要です。</p>',
			},
		},
	},
	{
		id: 'cassette-dolada-11',
		code: 'CS-DOL11',
		range: 'Dolada',
		category_id: 'cassettes',
		usage_ids: ['road'],
		is_discontinued: true,
		successor_id: 'cassette-dolada-12',
		released_on: '2018-03-12',
		pictures: ['cassette-dolada-11'],
		options: ['sprockets'],
		variants: [
			{
				code: 'CS-DOL11-1128',
				options: { sprockets: '11-28' },
				weight_g: 248,
				availability: 'out_of_stock',
				price: 9900,
			},
			{
				code: 'CS-DOL11-1132',
				options: { sprockets: '11-32' },
				weight_g: 279,
				availability: 'out_of_stock',
				price: 9900,
			},
		],
		specifications: {
			weight: 248,
			speeds: 11,
			sprockets: '11-12-13-14-15-17-19-21-23-25-28 | 11-12-13-14-16-18-20-22-25-28-32',
			cassette_material: STEEL,
			freehub: FREEHUBS.hg,
			torque: 40,
			included: LOCKRING_INCLUDED,
			intended_use: FOR_ROAD,
		},
		related_ids: ['cassette-dolada-12'],
		compatible_ids: ['hub-rd', 'piave-30', 'piave-rim-24', 'brenta-35'],
		texts: {
			it: {
				slug: 'cassetta-dolada-11',
				name: 'Cassetta Dolada 11',
				payoff: 'In catalogo dal 2018 al 2024, sostituita dalla Dolada 12.',
				description:
					'<p>Cassetta a undici velocità per corpetto Shimano HG, tutta in acciaio nichelato. La produzione è terminata nel 2024. I pignoni 11, 12 e 13 e la ghiera restano disponibili presso i centri di assistenza.</p>',
			},
			en: {
				slug: 'dolada-11-cassette',
				name: 'Dolada 11 cassette',
				payoff: 'In the catalogue from 2018 to 2024, replaced by Dolada 12.',
				description:
					'<p>An eleven-speed cassette for Shimano HG freehub bodies, all nickel-plated steel. Production ended in 2024. Service centres still hold the 11, 12 and 13 sprockets and the lockring.</p>',
			},
			es: {
				slug: 'casete-dolada-11',
				name: 'Cassette Dolada 11',
				payoff: 'En catálogo de 2018 a 2024, sustituido por el Dolada 12.',
				description:
					'<p>Cassette de once velocidades para núcleo Shimano HG, todo de acero niquelado. Dejó de fabricarse en 2024. Los piñones de 11, 12 y 13 y el anillo de cierre siguen disponibles en los servicios técnicos oficiales.</p>',
			},
			fr: {
				slug: 'cassette-dolada-11',
				name: 'Cassette Dolada 11',
				payoff: 'Au catalogue de 2018 à 2024, remplacée par la Dolada 12.',
				description:
					'<p>Cassette onze vitesses pour corps de roue libre Shimano HG, entièrement en acier nickelé. Sa production s’est arrêtée en 2024. Les pignons de 11, 12 et 13 dents et la bague de serrage restent disponibles dans les centres SAV.</p>',
			},
			ja: {
				slug: 'dolada-11-cassette',
				name: 'Doladaカセット11',
				payoff: '2018年から2024年まで販売。後継はDolada 12。',
				description:
					'<p>Shimano HGフリーボディ用の11速カセットで、全ギアがニッケルメッキスチール製です。2024年に生産を終了しました。11T、12T、13Tのギアとロックリングは、引き続きサービスセンターで入手できます。</p>',
			},
		},
	},
	{
		id: 'cassette-sile-12',
		code: 'CS-SIL12',
		range: 'Sile',
		category_id: 'cassettes',
		usage_ids: ['gravel'],
		released_on: '2024-04-08',
		pictures: ['cassette-sile-12'],
		options: ['sprockets', 'freehub'],
		variants: [
			{
				code: 'CS-SIL12-1142-HG',
				options: { sprockets: '11-42', freehub: 'hg' },
				weight_g: 342,
				availability: 'in_stock',
				price: 17900,
			},
			{
				code: 'CS-SIL12-1044-XD',
				options: { sprockets: '10-44', freehub: 'xd' },
				weight_g: 356,
				availability: 'in_stock',
				price: 19900,
			},
		],
		specifications: {
			weight: 342,
			speeds: 12,
			sprockets: '11-13-15-17-19-21-23-25-28-32-37-42 | 10-11-13-15-17-19-21-24-28-32-38-44',
			cassette_material: STEEL_AND_ALLOY,
			freehub: freehubs('hg', 'xd'),
			torque: 40,
			included: LOCKRING_INCLUDED,
			intended_use: FOR_GRAVEL,
		},
		related_ids: ['ring-sile-40', 'crank-sile-gravel'],
		compatible_ids: ['hub-gravel', 'sile-gravel-40', 'sile-gravel-24', 'spare-freehub'],
		texts: {
			it: {
				slug: 'cassetta-sile-12',
				name: 'Cassetta Sile 12',
				payoff: 'Fino al 440% di escursione con una sola corona.',
				description:
					'<p>La 10–44 per SRAM XD copre il 440%, la 11–42 per Shimano HG il 382%. I salti restano di due denti fino al 21, dove si passa la maggior parte del tempo. Il fianco dei pignoni grandi è traforato per far uscire il fango.</p>',
			},
			en: {
				slug: 'sile-12-cassette',
				name: 'Sile 12 cassette',
				payoff: 'Up to 440% range from a single chainring.',
				description:
					'<p>The 10–44 for SRAM XD spans 440%, the 11–42 for Shimano HG 382%. Steps stay within two teeth up to 21, where most riding happens. Windows in the large sprockets let mud through.</p>',
			},
			es: {
				slug: 'casete-sile-12',
				name: 'Cassette Sile 12',
				payoff: 'Hasta un 440 % de rango con un solo plato.',
				description:
					'<p>El 10–44 para SRAM XD cubre un 440 %, el 11–42 para Shimano HG un 382 %. Los saltos no pasan de dos dientes hasta el 21, donde se rueda la mayor parte del tiempo. Los piñones grandes llevan ventanas para que salga el barro.</p>',
			},
			fr: {
				slug: 'cassette-sile-12',
				name: 'Cassette Sile 12',
				payoff: 'Jusqu’à 440 % d’amplitude avec un seul plateau.',
				description:
					'<p>La 10–44 pour SRAM XD couvre 440 %, la 11–42 pour Shimano HG 382 %. Les écarts ne dépassent pas deux dents jusqu’au 21, là où l’on roule le plus souvent. Les grands pignons sont ajourés pour évacuer la boue.</p>',
			},
			ja: {
				slug: 'sile-12-cassette',
				name: 'Sileカセット12',
				payoff: 'シングルギアで最大440%のギアレンジ。',
				description:
					'<p>SRAM XD用の10–44は440%、Shimano HG用の11–42は382%のレンジをカバーします。使用頻度の高い21Tまでは歯数差を2T以内に抑えました。大きなギアには泥抜きの開口部を設けています。</p>',
			},
		},
	},
	{
		id: 'cassette-montello-12',
		code: 'CS-MON12',
		range: 'Montello',
		category_id: 'cassettes',
		usage_ids: ['mtb'],
		released_on: '2023-10-02',
		pictures: ['cassette-montello-12'],
		options: ['sprockets', 'freehub'],
		variants: [
			{
				code: 'CS-MON12-1051-MS',
				options: { sprockets: '10-51', freehub: 'ms' },
				weight_g: 398,
				availability: 'in_stock',
				price: 23900,
			},
			{
				code: 'CS-MON12-1052-XD',
				options: { sprockets: '10-52', freehub: 'xd' },
				weight_g: 391,
				availability: 'low_stock',
				price: 24900,
			},
		],
		specifications: {
			weight: 391,
			speeds: 12,
			sprockets: '10-12-14-16-18-21-24-28-33-39-45-51 | 10-12-14-16-18-21-24-28-32-36-42-52',
			cassette_material: MACHINED_STEEL,
			freehub: freehubs('ms', 'xd'),
			torque: 40,
			included: LOCKRING_INCLUDED,
			intended_use: FOR_MTB,
		},
		related_ids: ['ring-montello-32', 'crank-montello-mtb'],
		compatible_ids: ['hub-mtb', 'montello-30', 'grappa-27', 'cansiglio-e30', 'spare-freehub'],
		texts: {
			it: {
				slug: 'cassetta-montello-12',
				name: 'Cassetta Montello 12',
				payoff: 'Undici pignoni da un solo pezzo di acciaio, 391 g.',
				description:
					'<p>I primi undici pignoni nascono da un unico grezzo tornito e fresato, senza rivetti che si allentino. Il pignone maggiore in alluminio si cambia da solo quando è consumato. La versione SRAM XD parte da 10 e arriva a 52, la Shimano Micro Spline a 51.</p>',
			},
			en: {
				slug: 'montello-12-cassette',
				name: 'Montello 12 cassette',
				payoff: 'Eleven sprockets from one piece of steel, 391 g.',
				description:
					'<p>The first eleven sprockets are turned and milled from a single billet, with no rivets to work loose. The big aluminium sprocket can be replaced on its own when it wears. SRAM XD runs from 10 to 52 teeth, Shimano Micro Spline to 51.</p>',
			},
			es: {
				slug: 'casete-montello-12',
				name: 'Cassette Montello 12',
				payoff: 'Once piñones de una sola pieza de acero, 391 g.',
				description:
					'<p>Los once primeros piñones se tornean y fresan a partir de un único bloque, sin remaches que se aflojen. El piñón mayor de aluminio se cambia por separado cuando se gasta. La versión SRAM XD va de 10 a 52 dientes; la Shimano Micro Spline llega a 51.</p>',
			},
			fr: {
				slug: 'cassette-montello-12',
				name: 'Cassette Montello 12',
				payoff: 'Onze pignons dans un seul bloc d’acier, 391 g.',
				description:
					'<p>Les onze premiers pignons sont tournés et fraisés dans un seul bloc, sans rivet susceptible de prendre du jeu. Le grand pignon en aluminium se remplace séparément une fois usé. La version SRAM XD va de 10 à 52 dents, la Shimano Micro Spline jusqu’à 51.</p>',
			},
			ja: {
				slug: 'montello-12-cassette',
				name: 'Montelloカセット12',
				payoff: '11枚をスチールの塊から一体で削り出し。391g。',
				description:
					'<p>トップ側の11枚は一つの素材から旋削・切削し、緩みの原因になるリベットを使っていません。アルミ製の最大ギアは、摩耗したら単体で交換できます。SRAM XD用は10–52T、Shimano Micro Spline用は10–51Tです。</p>',
			},
		},
	},
	{
		id: 'sprocket-pista',
		code: 'SP-PST',
		range: 'Pista',
		category_id: 'cassettes',
		usage_ids: ['track', 'urban'],
		released_on: '2022-02-14',
		pictures: ['sprocket-pista'],
		options: ['teeth'],
		variants: [
			{
				code: 'SP-PST-13',
				options: { teeth: '13' },
				weight_g: 62,
				availability: 'in_stock',
				price: 3900,
			},
			{
				code: 'SP-PST-14',
				options: { teeth: '14' },
				weight_g: 71,
				availability: 'in_stock',
				price: 3900,
			},
			{
				code: 'SP-PST-15',
				options: { teeth: '15' },
				weight_g: 82,
				availability: 'in_stock',
				price: 3900,
			},
			{
				code: 'SP-PST-16',
				options: { teeth: '16' },
				weight_g: 94,
				availability: 'low_stock',
				price: 3900,
			},
			{
				code: 'SP-PST-17',
				options: { teeth: '17' },
				weight_g: 106,
				availability: 'out_of_stock',
				price: 3900,
			},
		],
		figures: { thread_length: [8, 'mm'] },
		specifications: {
			weight: 71,
			speeds: 1,
			teeth: '13, 14, 15, 16, 17',
			material: CR_MO,
			thread: decimal('1.37″ × 24 tpi'),
			chain_line: 42,
			torque: 50,
			intended_use: FOR_TRACK,
		},
		related_ids: ['ring-pista-49', 'crank-pista'],
		compatible_ids: ['hub-track', 'pista-60', 'adige-urban'],
		texts: {
			it: {
				slug: 'pignone-pista',
				name: 'Pignone Pista',
				payoff: 'Fisso in cromo-molibdeno, da 13 a 17 denti.',
				description:
					'<p>Ricavato da barra e temprato a 45 HRC, con filetto lungo 8 mm per una presa completa sul mozzo. La spalla lavorata a specchio appoggia piana contro il mozzo e tiene la linea catena a 42 mm. Per catene da 1/8″.</p>',
			},
			en: {
				slug: 'pista-sprocket',
				name: 'Pista sprocket',
				payoff: 'Fixed, chromoly, 13 to 17 teeth.',
				description:
					'<p>Turned from bar and hardened to 45 HRC, with 8 mm of thread for a full grip on the hub. A ground shoulder sits flat against the hub and holds the chainline at 42 mm. For 1/8″ chain.</p>',
			},
			es: {
				slug: 'pinon-pista',
				name: 'Piñón Pista',
				payoff: 'Fijo de cromo-molibdeno, de 13 a 17 dientes.',
				description:
					'<p>Torneado a partir de barra y templado a 45 HRC, con 8 mm de rosca para agarrar bien en el buje. El asiento rectificado apoya plano y mantiene la línea de cadena en 42 mm. Para cadena de 1/8″.</p>',
			},
			fr: {
				slug: 'pignon-pista',
				name: 'Pignon Pista',
				payoff: 'Fixe en chrome-molybdène, de 13 à 17 dents.',
				description:
					'<p>Tourné dans la barre et trempé à 45 HRC, avec 8 mm de filetage pour une prise complète sur le moyeu. L’épaulement rectifié porte à plat et tient la ligne de chaîne à 42 mm. Pour chaîne 1/8″.</p>',
			},
			ja: {
				slug: 'pista-sprocket',
				name: 'Pistaコグ',
				payoff: 'クロモリ製の固定ギア、13Tから17T。',
				description:
					'<p>丸棒から削り出し、45HRCまで焼入れしています。ねじ長さを8mmとり、ハブにしっかりと噛み合います。研削した座面がハブに密着し、チェーンライン42mmを保ちます。1/8インチチェーン用です。</p>',
			},
		},
	},
];
