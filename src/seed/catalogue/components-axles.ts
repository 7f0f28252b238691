import type { ProductSeed } from '../types.ts';
import { drawnPart } from './drawn-part.ts';
import {
	ALLOY_7075_ANODISED,
	decimal,
	FOR_ALL_ROAD,
	FOR_MTB,
	FOR_ROAD_GRAVEL,
	inAll,
} from './components-terms.ts';

const HEX_KEY = inAll(
	'Chiave a brugola da 6 mm',
	'6 mm hex key',
	'Llave Allen de 6 mm',
	'Clé Allen de 6 mm',
	'6mm六角レンチ',
);

export const AXLES: ProductSeed[] = [
	{
		id: 'axle-front-12x100',
		code: 'AX-F12100',
		category_id: 'axles',
		usage_ids: ['road', 'gravel', 'urban'],
		released_on: '2021-09-06',
		pictures: ['axle-front-12x100'],
		options: ['length', 'thread'],
		variants: [
			{
				code: 'AX-F12100-119-10',
				options: { length: '119', thread: 'm12-1-0' },
				weight_g: 38,
				availability: 'in_stock',
				price: 2900,
			},
			{
				code: 'AX-F12100-120-15',
				options: { length: '120', thread: 'm12-1-5' },
				weight_g: 38,
				availability: 'in_stock',
				price: 2900,
			},
			{
				code: 'AX-F12100-125-15',
				options: { length: '125', thread: 'm12-1-5' },
				weight_g: 40,
				availability: 'low_stock',
				price: 2900,
			},
		],
		specifications: {
			weight: 38,
			front_axle: '12 × 100 mm',
			axle_diameter: 12,
			axle_length: '119 / 120 / 125 mm',
			thread: decimal('M12 × 1.0 / M12 × 1.5'),
			material: ALLOY_7075_ANODISED,
			torque: 12,
			included: HEX_KEY,
			intended_use: FOR_ROAD_GRAVEL,
		},
		drawing: drawnPart({
			kind: 'axle',
			diameter_mm: 12,
			lengths_mm: [119, 120, 125],
			thread_mm: 14,
			head_mm: 20,
		}),
		related_ids: ['axle-rear-12x142', 'skewer-set'],
		compatible_ids: [
			'hub-rd-sl',
			'hub-rd',
			'hub-gravel',
			'kleos-rd-36',
			'kleos-rd-50',
			'kleos-rd-62',
			'k1-rd',
			'sile-gravel-40',
		],
		texts: {
			it: {
				slug: 'perno-passante-anteriore-12x100',
				name: 'Perno passante anteriore 12 × 100',
				payoff: 'Testa a filo della forcella, 38 g.',
				description:
					'<p>Perno cavo con testa a brugola da 6 mm che rientra nel fodero. Prima di ordinare si misurano la lunghezza totale e il passo del filetto: sono stampigliati sul perno originale. Coppia di serraggio 12 Nm, incisa sulla testa.</p>',
			},
			en: {
				slug: 'front-thru-axle-12x100',
				name: 'Front thru-axle 12 × 100',
				payoff: 'Head flush with the fork, 38 g.',
				description:
					'<p>A hollow axle with a 6 mm hex head that sinks into the fork leg. Check total length and thread pitch before you order: both are marked on the original axle. Tightening torque is 12 Nm, engraved on the head.</p>',
			},
			es: {
				slug: 'eje-pasante-delantero-12x100',
				name: 'Eje pasante delantero 12 × 100',
				payoff: 'Cabeza a ras de la horquilla, 38 g.',
				description:
					'<p>Eje hueco con cabeza Allen de 6 mm que queda embutida en la horquilla. Antes de pedirlo hay que medir la longitud total y el paso de rosca: figuran en el eje original. Par de apriete de 12 Nm, grabado en la cabeza.</p>',
			},
			fr: {
				slug: 'axe-traversant-avant-12x100',
				name: 'Axe traversant avant 12 × 100',
				payoff: 'Tête affleurante dans la fourche, 38 g.',
				description:
					'<p>Axe creux à tête six pans de 6 mm qui disparaît dans le fourreau. Avant de commander, relevez la longueur totale et le pas du filetage : ils figurent sur l’axe d’origine. Couple de serrage 12 Nm, gravé sur la tête.</p>',
			},
			ja: {
				slug: 'front-thru-axle-12x100',
				name: 'フロントスルーアクスル12×100',
				payoff: '頭部がフォークに収まる設計、38g。',
				description:
					'<p>6mm六角の頭部がフォークエンドに沈み込む中空アクスルです。ご注文の前に、全長とねじピッチをご確認ください。いずれも純正アクスルに表示されています。締付トルクは12Nmで、頭部に刻印しています。</p>',
			},
		},
	},
	{
		id: 'axle-rear-12x142',
		code: 'AX-R12142',
		category_id: 'axles',
		usage_ids: ['road', 'gravel', 'urban'],
		released_on: '2021-09-06',
		pictures: ['axle-rear-12x142'],
		options: ['length', 'thread'],
		variants: [
			{
				code: 'AX-R12142-160-10',
				options: { length: '160', thread: 'm12-1-0' },
				weight_g: 47,
				availability: 'in_stock',
				price: 3200,
			},
			{
				code: 'AX-R12142-163-10',
				options: { length: '163', thread: 'm12-1-0' },
				weight_g: 48,
				availability: 'in_stock',
				price: 3200,
			},
			{
				code: 'AX-R12142-165-15',
				options: { length: '165', thread: 'm12-1-5' },
				weight_g: 48,
				availability: 'in_stock',
				price: 3200,
			},
			{
				code: 'AX-R12142-172-175',
				options: { length: '172', thread: 'm12-1-75' },
				weight_g: 51,
				availability: 'made_to_order',
				price: 3400,
			},
		],
		specifications: {
			weight: 48,
			rear_axle: '12 × 142 mm',
			axle_diameter: 12,
			axle_length: '160 / 163 / 165 / 172 mm',
			thread: decimal('M12 × 1.0 / M12 × 1.5 / M12 × 1.75'),
			material: ALLOY_7075_ANODISED,
			torque: 12,
			included: HEX_KEY,
			intended_use: FOR_ROAD_GRAVEL,
		},
		drawing: drawnPart({
			kind: 'axle',
			diameter_mm: 12,
			lengths_mm: [160, 163, 165, 172],
			thread_mm: 14,
			head_mm: 20,
		}),
		related_ids: ['axle-front-12x100', 'axle-rear-12x148'],
		compatible_ids: [
			'hub-rd-sl',
			'hub-rd',
			'hub-gravel',
			'kleos-rd-36',
			'kleos-rd-50',
			'kleos-rd-62',
			'k1-rd',
			'sile-gravel-40',
		],
		texts: {
			it: {
				slug: 'perno-passante-posteriore-12x142',
				name: 'Perno passante posteriore 12 × 142',
				payoff: 'Quattro lunghezze, tre passi: uno va bene al tuo forcellino.',
				description:
					'<p>La battuta conica si centra nel forcellino e il perno non ruota sotto coppia. Le tre filettature coprono i telai con forcellino universale e la maggior parte di quelli precedenti. Il filetto arriva già ingrassato.</p>',
			},
			en: {
				slug: 'rear-thru-axle-12x142',
				name: 'Rear thru-axle 12 × 142',
				payoff: 'Four lengths, three pitches, one for your dropout.',
				description:
					'<p>A conical shoulder centres itself in the dropout, so the axle does not creep under torque. The three pitches cover frames with a universal hanger and most older ones. Threads come greased.</p>',
			},
			es: {
				slug: 'eje-pasante-trasero-12x142',
				name: 'Eje pasante trasero 12 × 142',
				payoff: 'Cuatro longitudes y tres pasos: uno encaja en tu puntera.',
				description:
					'<p>El asiento cónico se centra en la puntera y el eje no gira bajo carga. Los tres pasos cubren los cuadros con patilla universal y la mayoría de los anteriores. La rosca llega ya engrasada.</p>',
			},
			fr: {
				slug: 'axe-traversant-arriere-12x142',
				name: 'Axe traversant arrière 12 × 142',
				payoff: 'Quatre longueurs, trois pas : le bon pour votre patte arrière.',
				description:
					'<p>L’épaulement conique se centre dans la patte et l’axe ne tourne pas sous le couple. Les trois pas couvrent les cadres à patte universelle et la plupart des précédents. Le filetage est livré graissé.</p>',
			},
			ja: {
				slug: 'rear-thru-axle-12x142',
				name: 'リアスルーアクスル12×142',
				payoff: '長さ4種類、ピッチ3種類からフレームに合わせて選択。',
				description:
					'<p>円錐形の座面がエンドの中心に収まり、駆動力がかかってもアクスルが緩む方向に回りません。3種類のピッチで、ユニバーサルハンガー対応フレームと従来フレームの多くに適合します。ねじ部にはグリスを塗布して出荷します。</p>',
			},
		},
	},
	{
		id: 'axle-rear-12x148',
		code: 'AX-R12148',
		category_id: 'axles',
		usage_ids: ['mtb'],
		released_on: '2023-10-02',
		pictures: ['axle-rear-12x148'],
		options: ['length', 'thread'],
		variants: [
			{
				code: 'AX-R12148-172-10',
				options: { length: '172', thread: 'm12-1-0' },
				weight_g: 54,
				availability: 'in_stock',
				price: 3400,
			},
			{
				code: 'AX-R12148-174-15',
				options: { length: '174', thread: 'm12-1-5' },
				weight_g: 55,
				availability: 'low_stock',
				price: 3400,
			},
			{
				code: 'AX-R12148-180-175',
				options: { length: '180', thread: 'm12-1-75' },
				weight_g: 57,
				availability: 'in_stock',
				price: 3400,
			},
		],
		figures: { wall_thickness: [2.5, 'mm'], wall_of_road: [1.8, 'mm'] },
		specifications: {
			weight: 55,
			rear_axle: '12 × 148 mm Boost',
			axle_diameter: 12,
			axle_length: '172 / 174 / 180 mm',
			thread: decimal('M12 × 1.0 / M12 × 1.5 / M12 × 1.75'),
			material: ALLOY_7075_ANODISED,
			torque: 15,
			included: HEX_KEY,
			intended_use: FOR_MTB,
		},
		drawing: drawnPart({
			kind: 'axle',
			diameter_mm: 12,
			lengths_mm: [172, 174, 180],
			thread_mm: 14,
			head_mm: 20,
		}),
		related_ids: ['axle-rear-12x142', 'hub-mtb'],
		compatible_ids: ['hub-mtb', 'montello-30', 'grappa-27', 'cansiglio-e30'],
		texts: {
			it: {
				slug: 'perno-passante-posteriore-12x148',
				name: 'Perno passante posteriore 12 × 148',
				payoff: 'Boost, parete da 2,5 mm per trail ed e-MTB.',
				description:
					'<p>La parete del perno sale da 1,8 a 2,5 mm rispetto alla versione da strada, per reggere la coppia di un motore centrale. La testa è ribassata e non sporge dal forcellino. Si stringe a 15 Nm.</p>',
			},
			en: {
				slug: 'rear-thru-axle-12x148',
				name: 'Rear thru-axle 12 × 148',
				payoff: 'Boost, 2.5 mm wall for trail bikes and e-MTB.',
				description:
					'<p>Wall thickness goes from 1.8 mm on the road version to 2.5 mm, enough for the torque of a mid-drive motor. The low head does not stick out past the dropout. Tighten to 15 Nm.</p>',
			},
			es: {
				slug: 'eje-pasante-trasero-12x148',
				name: 'Eje pasante trasero 12 × 148',
				payoff: 'Boost, pared de 2,5 mm para trail y e-MTB.',
				description:
					'<p>La pared pasa de 1,8 mm en la versión de carretera a 2,5 mm, para soportar el par de un motor central. La cabeza rebajada no sobresale de la puntera. Se aprieta a 15 Nm.</p>',
			},
			fr: {
				slug: 'axe-traversant-arriere-12x148',
				name: 'Axe traversant arrière 12 × 148',
				payoff: 'Boost, paroi de 2,5 mm pour trail et VTT électrique.',
				description:
					'<p>L’épaisseur de paroi passe de 1,8 mm sur la version route à 2,5 mm, pour encaisser le couple d’un moteur central. La tête basse ne dépasse pas de la patte. Serrage à 15 Nm.</p>',
			},
			ja: {
				slug: 'rear-thru-axle-12x148',
				name: 'リアスルーアクスル12×148',
				payoff: 'Boost規格。肉厚2.5mmでトレイルとe-MTBに対応。',
				description:
					'<p>ロード用では1.8mmの肉厚を2.5mmに増やし、ミッドドライブモーターのトルクに備えました。頭部は低く、エンドから張り出しません。締付トルクは15Nmです。</p>',
			},
		},
	},
	{
		id: 'skewer-set',
		code: 'QR-SET',
		category_id: 'axles',
		usage_ids: ['road', 'urban'],
		released_on: '2017-04-03',
		pictures: ['skewer-set'],
		colors: ['silver', 'black'],
		color_pictures: { black: 'skewer-set-black' },
		variants: [
			{ code: 'QR-SET-SV', color: 'silver', weight_g: 108, availability: 'in_stock', price: 3600 },
			{ code: 'QR-SET-BK', color: 'black', weight_g: 108, availability: 'in_stock', price: 3600 },
		],
		specifications: {
			weight: 108,
			front_axle: '5 × 100 mm',
			rear_axle: '5 × 130 / 135 mm',
			axle_diameter: 5,
			thread: decimal('M5 × 0.8'),
			material: inAll(
				'Tirante in acciaio, leva in alluminio forgiato',
				'Steel rod, forged aluminium lever',
				'Varilla de acero, palanca de aluminio forjado',
				'Tige en acier, levier en aluminium forgé',
				'スチールシャフト、鍛造アルミニウムレバー',
			),
			included: inAll(
				'Coppia, quattro molle coniche',
				'Pair, four conical springs',
				'Par, cuatro muelles cónicos',
				'Paire, quatre ressorts coniques',
				'前後セット、コニカルスプリング4個',
			),
			intended_use: FOR_ALL_ROAD,
		},
		drawing: drawnPart({ kind: 'quick_release', diameter_mm: 5, widths_mm: [100, 130, 135] }),
		related_ids: ['axle-front-12x100', 'spare-end-caps'],
		compatible_ids: ['piave-rim-24', 'adige-urban'],
		texts: {
			it: {
				slug: 'sganci-rapidi',
				name: 'Sganci rapidi',
				payoff: 'Camma interna in acciaio, la coppia 108 g.',
				description:
					'<p>La camma è chiusa nella testa, al riparo da acqua e polvere, e lavora in bagno di grasso. Il tirante posteriore serve forcellini da 130 e da 135 mm. La leva deve lasciare il segno sul palmo: è la regola di sempre.</p>',
			},
			en: {
				slug: 'quick-release-skewers',
				name: 'Quick-release skewers',
				payoff: 'Internal steel cam, 108 g the pair.',
				description:
					'<p>The cam is enclosed in the head, out of water and dust, and runs in grease. The rear rod fits 130 and 135 mm dropouts. Close the lever firmly enough to leave a mark on your palm: the old rule still holds.</p>',
			},
			es: {
				slug: 'cierres-rapidos',
				name: 'Cierres rápidos',
				payoff: 'Leva interna de acero, 108 g el par.',
				description:
					'<p>La leva va encerrada en la cabeza, a salvo de agua y polvo, y trabaja engrasada. La varilla trasera sirve para punteras de 130 y de 135 mm. La palanca debe dejar marca en la palma al cerrarla: la regla de siempre.</p>',
			},
			fr: {
				slug: 'blocages-rapides',
				name: 'Blocages rapides',
				payoff: 'Came interne en acier, 108 g la paire.',
				description:
					'<p>La came est enfermée dans la tête, à l’abri de l’eau et de la poussière, et travaille dans la graisse. La tige arrière convient aux pattes de 130 et 135 mm. Le levier doit marquer la paume à la fermeture : la règle n’a pas changé.</p>',
			},
			ja: {
				slug: 'quick-release-skewers',
				name: 'クイックリリースセット',
				payoff: 'スチール製インターナルカム、前後108g。',
				description:
					'<p>カムを頭部の内側に収め、水や埃から守りながらグリスの中で動かします。リア用シャフトは130mmと135mmのエンドに対応します。レバーは手のひらに跡が残る程度の力で閉じてください。</p>',
			},
		},
	},
];
