import type { SeedLocale } from '#seed/languages.ts';

/** One thing that riders look for: ids of right answers, and how it is typed in each language. */
interface SearchCase {
	right: readonly string[];
	typed: Readonly<Record<SeedLocale, string>>;
}

const everywhere = (text: string): Record<SeedLocale, string> => ({
	it: text,
	en: text,
	es: text,
	fr: text,
	ja: text,
});
const product = (...ids: string[]) => ids.map((id) => `product/${id}`);
const page = (id: string) => `page/${id}`;

const KLEOS = product('kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62');
const ROAD = [...KLEOS, ...product('brenta-35', 'piave-30'), 'category/wheels/road'];
const GRAVEL = [
	...product('k1-rd', 'sile-gravel-40', 'sile-gravel-24', 'brenta-35'),
	'category/wheels/gravel',
];
const MTB = [...product('montello-30', 'grappa-27', 'cansiglio-e30'), 'category/wheels/mtb'];
const TRI = [...product('crono-disc', 'crono-80'), ...KLEOS, 'category/wheels/triathlon'];
const HUBS = product('hub-rd-sl', 'hub-rd', 'hub-gravel', 'hub-mtb', 'hub-track');
const SEATPOSTS = product('post-dolada-carbon', 'post-dolada', 'post-grappa-offset');

/** Made from the demo's data and the words of the trade: 60 things in five languages. */
export const SEARCH_CASES: readonly SearchCase[] = [
	{ right: product('kleos-rd-36'), typed: everywhere('Kleos RD 36') },
	{ right: product('kleos-rd-50'), typed: everywhere('kleos 50') },
	{ right: KLEOS, typed: everywhere('kelos rd') },
	{ right: product('kleos-rd-36'), typed: everywhere('KRD36-HG-BK') },
	{ right: product('kleos-rd-50'), typed: everywhere('krd50 xdr bk') },
	{ right: product('crank-dolada'), typed: everywhere('cr-dol') },
	{ right: product('spare-rim-tape'), typed: everywhere('RC-TAPE') },
	{ right: product('montello-30', 'rim-montello-30', 'hub-mtb'), typed: everywhere('montelo') },
	{ right: product('sile-gravel-40'), typed: everywhere('sile 40') },
	{ right: product('bb-t47'), typed: everywhere('T47') },
	{
		right: ROAD,
		typed: {
			it: 'ruote da corsa',
			en: 'road bike wheels',
			es: 'ruedas de carretera',
			fr: 'roues de route',
			ja: 'ロードバイクのホイール',
		},
	},
	{
		right: GRAVEL,
		typed: {
			it: 'ruota gravel',
			en: 'gravel wheelset',
			es: 'rueda de gravel',
			fr: 'roue gravel',
			ja: 'グラベル ﾎｲｰﾙ',
		},
	},
	{
		right: MTB,
		typed: {
			it: 'ruote mountain bike',
			en: 'mountain bike wheels',
			es: 'ruedas btt',
			fr: 'roues vtt',
			ja: 'マウンテンバイク ホイール',
		},
	},
	{
		right: TRI,
		typed: {
			it: 'ruote crono',
			en: 'time trial wheels',
			es: 'ruedas contrarreloj',
			fr: 'roues contre-la-montre',
			ja: 'タイムトライアル ホイール',
		},
	},
	{
		right: [...product('pista-60'), 'category/wheels/track', 'product_usage/track'],
		typed: {
			it: 'ruote scatto fisso',
			en: 'fixie wheels',
			es: 'ruedas piñón fijo',
			fr: 'roues fixie',
			ja: 'ピストのホイール',
		},
	},
	{
		right: product('crono-disc'),
		typed: {
			it: 'lenticolari',
			en: 'disk wheel',
			es: 'rueda lenticular',
			fr: 'lenticulaire',
			ja: 'ディスクホイール',
		},
	},
	{
		right: product(
			'kleos-rd-36',
			'kleos-rd-50',
			'kleos-rd-62',
			'brenta-35',
			'spare-freehub',
			'k1-rd',
		),
		typed: {
			it: 'Shimano 12',
			en: 'shimano 12 speed',
			es: 'shimano 12v',
			fr: 'shimano 12 vitesses',
			ja: 'シマノ12速',
		},
	},
	{ right: [...KLEOS, ...product('spare-freehub')], typed: everywhere('HG') },
	{
		right: product('k1-rd', 'sile-gravel-40', 'sile-gravel-24', 'montello-30', 'spare-freehub'),
		typed: { ...everywhere('microspline'), ja: 'マイクロスプライン' },
	},
	{ right: [...KLEOS, ...product('spare-freehub', 'brenta-35')], typed: everywhere('xdr') },
	{
		right: [...KLEOS, ...product('spare-freehub', 'brenta-35', 'hub-rd')],
		typed: everywhere('campagnolo n3w'),
	},
	{
		right: product('montello-30', 'grappa-27', 'cansiglio-e30', 'hub-mtb', 'axle-rear-12x148'),
		typed: { ...everywhere('boost'), ja: 'ブースト' },
	},
	{
		right: product('montello-30', 'grappa-27', 'cansiglio-e30', 'hub-mtb', 'spare-end-caps'),
		typed: everywhere('QR15'),
	},
	{ right: product('axle-rear-12x142', 'kleos-rd-36'), typed: everywhere('12x142') },
	{
		right: product('axle-front-12x100', 'axle-rear-12x142', 'axle-rear-12x148'),
		typed: {
			it: 'perni passanti',
			en: 'through axle',
			es: 'eje pasante',
			fr: 'axe traversant',
			ja: 'スルーアクスル',
		},
	},
	{
		right: product('skewer-set'),
		typed: {
			it: 'sgancio rapido',
			en: 'skewers',
			es: 'cierre rapido',
			fr: 'serrage rapide',
			ja: 'クイックリリース',
		},
	},
	{
		right: product('spare-nipples'),
		typed: {
			it: 'nipples',
			en: 'spoke nipple',
			es: 'niples',
			fr: 'écrous de rayon',
			ja: 'ﾆｯﾌﾟﾙ',
		},
	},
	{
		right: product('spare-rim-tape'),
		typed: {
			it: 'nastro per cerchio',
			en: 'rim tape',
			es: 'fondo de llanta',
			fr: 'fond de jante',
			ja: 'りむてーぷ',
		},
	},
	{
		right: product('spare-spokes'),
		typed: {
			it: 'raggi di ricambio',
			en: 'replacement spoke',
			es: 'radios de repuesto',
			fr: 'rayon de rechange',
			ja: '補修用スポーク',
		},
	},
	{
		right: product('spare-freehub'),
		typed: {
			it: 'corpo ruota libera',
			en: 'freehub',
			es: 'nucleo',
			fr: 'corps de cassette',
			ja: 'フリーハブボディー',
		},
	},
	{
		right: product('spare-bearings'),
		typed: {
			it: 'cuscinetto',
			en: 'bearing',
			es: 'rodamientos',
			fr: 'roulement',
			ja: 'ベアリング',
		},
	},
	{
		right: product('spare-valves'),
		typed: { it: 'valvole', en: 'valve stem', es: 'valvula', fr: 'valves', ja: 'バルブ' },
	},
	{
		right: product('spare-end-caps'),
		typed: {
			it: 'terminale mozzo',
			en: 'endcaps',
			es: 'tapas de buje',
			fr: 'embout',
			ja: 'エンドキャップ',
		},
	},
	{
		right: product('spare-decals'),
		typed: { it: 'stickers', en: 'stickers', es: 'pegatinas', fr: 'stickers', ja: 'ステッカー' },
	},
	{
		right: [...HUBS, 'category/hubs'],
		typed: { it: 'mozzi', en: 'hubset', es: 'bujes', fr: 'moyeux', ja: 'ハブ' },
	},
	{
		right: product('rim-kleos-50', 'rim-montello-30'),
		typed: {
			it: 'cerchione carbonio',
			en: 'carbon rims',
			es: 'llantas carbono',
			fr: 'jante carbone',
			ja: 'カーボンリム',
		},
	},
	{
		right: [
			...product('cassette-dolada-12', 'cassette-sile-12'),
			...product('cassette-montello-12', 'sprocket-pista'),
			'category/cassettes',
		],
		typed: {
			it: 'pacco pignoni',
			en: 'cassettes',
			es: 'piñones',
			fr: 'pignons',
			ja: 'スプロケット',
		},
	},
	{
		right: product('crank-dolada-carbon'),
		typed: {
			it: 'pedivella carbonio',
			en: 'carbon cranks',
			es: 'bielas de carbono',
			fr: 'pédalier carbone',
			ja: 'カーボンクランク',
		},
	},
	{
		right: product('pads-dolada'),
		typed: {
			it: 'pastiglia freno',
			en: 'brake pad',
			es: 'pastilla de freno',
			fr: 'plaquette de frein',
			ja: 'ブレーキパッド',
		},
	},
	{
		right: product('rotor-160', 'rotor-140'),
		typed: {
			it: 'rotori',
			en: 'disc rotors',
			es: 'discos de freno',
			fr: 'disque de frein',
			ja: 'ローター',
		},
	},
	{
		right: product('caliper-dolada'),
		typed: {
			it: 'pinza freno',
			en: 'calliper',
			es: 'pinza de freno',
			fr: 'étriers',
			ja: 'キャリパー',
		},
	},
	{
		right: [...SEATPOSTS, 'category/seatposts'],
		typed: {
			it: 'cannotto reggisella',
			en: 'seat post',
			es: 'tija sillin',
			fr: 'tiges de selle',
			ja: 'シートピラー',
		},
	},
	{
		right: [
			...product('bb-threaded-24', 'bb-threaded-30', 'bb-pressfit-86', 'bb-t47'),
			'category/bottom-brackets',
		],
		typed: {
			it: 'movimenti centrali',
			en: 'BB',
			es: 'pedalier',
			fr: 'boitier de pedalier',
			ja: 'ボトムブラケット',
		},
	},
	{
		right: [
			...product('headset-integrated-52', 'headset-external', 'headset-routing-52'),
			'category/headsets',
		],
		typed: {
			it: 'serie sterzo',
			en: 'headsets',
			es: 'juego de direccion',
			fr: 'jeu de direction',
			ja: 'ヘッドパーツ',
		},
	},
	{
		right: product('merch-bottle'),
		typed: { it: 'boraccia', en: 'water bottle', es: 'bidon', fr: 'gourde', ja: '水筒' },
	},
	{
		right: product('merch-socks'),
		typed: { it: 'calzini', en: 'sock', es: 'calcetines', fr: 'chaussette', ja: '靴下' },
	},
	{
		right: product('merch-wheel-bag'),
		typed: {
			it: 'sacca ruote',
			en: 'wheel bag',
			es: 'funda de ruedas',
			fr: 'sac à roues',
			ja: 'ホイールケース',
		},
	},
	{
		right: product('merch-jacket'),
		typed: {
			it: 'antivento',
			en: 'windproof',
			es: 'cortavientos',
			fr: 'coupe vent',
			ja: 'ウィンドブレーカー',
		},
	},
	{
		right: product('piave-30', 'montello-30', 'rim-montello-30', 'kleos-rd-36'),
		typed: everywhere('30 mm'),
	},
	{
		right: product('kleos-rd-36', 'k1-rd'),
		typed: { it: '1,4 kg', en: '1400 g', es: '1400 gramos', fr: '1 400 g', ja: '1.4キロ' },
	},
	{
		right: ROAD,
		typed: { it: '28"', en: '28 inch', es: '28 pulgadas', fr: '28 pouces', ja: '28インチ' },
	},
	{
		right: [...ROAD, ...GRAVEL],
		typed: {
			it: 'coperture da 30 mm',
			en: '30mm tires',
			es: 'cubiertas 30 mm',
			fr: 'pneus de 30 mm',
			ja: 'タイヤ 30mm',
		},
	},
	{
		right: product('kleos-rd-50', 'rim-kleos-50'),
		typed: {
			it: 'profilo 50 mm',
			en: '50mm deep',
			es: 'perfil 50 mm',
			fr: 'hauteur 50 mm',
			ja: 'リムハイト50mm',
		},
	},
	{
		right: ['route/tyre-pressure'],
		typed: {
			it: 'pressione gomme',
			en: 'tire pressure',
			es: 'presion neumaticos',
			fr: 'pression pneus',
			ja: '空気圧',
		},
	},
	{
		right: [page('warranty-extension'), page('warranty-conditions')],
		typed: { it: 'garanzia', en: 'guarantee', es: 'garantia', fr: 'garanties', ja: '保証' },
	},
	{
		right: ['route/store-locator'],
		typed: {
			it: 'rivenditori',
			en: 'shops',
			es: 'tiendas',
			fr: 'magasins',
			ja: '取扱店',
		},
	},
	{
		right: ['route/careers'],
		typed: {
			it: 'lavora con noi',
			en: 'vacancies',
			es: 'trabajo',
			fr: 'emploi',
			ja: '求人',
		},
	},
	{
		right: ['route/wheel-passport'],
		typed: {
			it: 'numero di serie',
			en: 'serial number',
			es: 'numero de serie',
			fr: 'numéro de série',
			ja: 'シリアル番号',
		},
	},
	{
		right: ['route/withdrawal', 'route/account-orders'],
		typed: {
			it: 'restituzione',
			en: 'refund',
			es: 'devolucion',
			fr: 'remboursement',
			ja: '返品',
		},
	},
	{
		right: [page('contacts')],
		typed: {
			it: 'contatti',
			en: 'contact us',
			es: 'contacto',
			fr: 'nous contacter',
			ja: 'お問い合わせ',
		},
	},
];
