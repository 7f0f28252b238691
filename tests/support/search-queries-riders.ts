import type { SeedLocale } from '#seed/languages.ts';

/** A query as a rider types it, with the ids of right answers. */
export type Typed = readonly [query: string, ...right: string[]];

const product = (...ids: string[]) => ids.map((id) => `product/${id}`);

const KLEOS = product('kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62');
const ROAD = [...KLEOS, ...product('brenta-35', 'piave-30'), 'category/wheels/road'];
const GRAVEL = [
	...product('k1-rd', 'sile-gravel-40', 'sile-gravel-24', 'brenta-35'),
	'category/wheels/gravel',
];
const MTB = [...product('montello-30', 'grappa-27', 'cansiglio-e30'), 'category/wheels/mtb'];
const HUBS = [
	...product('hub-rd-sl', 'hub-rd', 'hub-gravel', 'hub-mtb', 'hub-track'),
	'category/hubs',
];
const TRACK = [
	...product('pista-60', 'hub-track', 'crank-pista', 'sprocket-pista', 'ring-pista-49'),
	'category/wheels/track',
	'product_usage/track',
];
const CARBON = [
	...KLEOS,
	...product('rim-kleos-50', 'k1-rd', 'crono-disc', 'crono-80', 'pista-60'),
	'category/rims',
];
const CASSETTES = [
	...product('cassette-dolada-12', 'cassette-sile-12', 'cassette-montello-12'),
	'category/cassettes',
];
const CRANKS = [
	...product('crank-dolada-carbon', 'crank-dolada', 'crank-sile-gravel', 'crank-montello-mtb'),
	...product('crank-pista'),
	'category/cranksets',
];
const HEADSETS = [
	...product('headset-integrated-52', 'headset-external', 'headset-routing-52'),
	'category/headsets',
];
const POSTS = [
	...product('post-dolada-carbon', 'post-dolada', 'post-grappa-offset'),
	'category/seatposts',
];
const REAR_AXLES = product('axle-rear-12x142', 'axle-rear-12x148');
const THREADED = product('bb-threaded-24', 'bb-threaded-30');
const PRESSURE = ['route/tyre-pressure', 'news/choosing-pressure'];
const WARRANTY = ['page/warranty-extension', 'page/warranty-conditions'];

/**
 * Written as riders type, before a look at the termbase: with faults, half words, plurals, words of
 * the workshop, units, the wrong script. `search-queries.ts` is from the termbase's own author.
 */
export const RIDERS_QUERIES: Readonly<Record<SeedLocale, readonly Typed[]>> = {
	it: [
		['copertoni 28 ruote disco', ...ROAD, ...GRAVEL],
		['cerchi carbonio', ...CARBON],
		['scatto fisso', ...TRACK],
		['mozo dietro', ...HUBS],
		['raggio rotto', 'product/spare-spokes'],
		['niples', 'product/spare-nipples'],
		['corpeto campagnolo', 'product/spare-freehub', ...KLEOS],
		['pastilie freni', 'product/pads-dolada'],
		['dischi 160 mm', 'product/rotor-160'],
		['perno pasante dietro 142', 'product/axle-rear-12x142'],
		['sgancio rapido', 'product/skewer-set'],
		['movimento centrale bsa', ...THREADED],
		['serie sterzo cavi interni', 'product/headset-routing-52'],
		['regisella carbonio', 'product/post-dolada-carbon'],
		['pedivelle 172,5', ...CRANKS],
		['pacco pignoni 12v', ...CASSETTES],
		['nastro per tubless', 'product/spare-rim-tape'],
		['quanta pressione', ...PRESSURE],
		['dove comprare', 'route/store-locator'],
		['negozio bologna', 'store/it-bologna-officina-portici'],
		['registrare garanzia', ...WARRANTY],
		['manuale kleos', 'document/manual-kleos-rd-it'],
		['maglietta', 'product/merch-t-shirt'],
		['ruote bici da citta', 'product/adige-urban', 'category/wheels/urban'],
	],
	en: [
		['aero rims 50mm', 'product/kleos-rd-50', 'product/rim-kleos-50'],
		['tubeless rim strip', 'product/spare-rim-tape'],
		['free hub body xdr', 'product/spare-freehub', ...KLEOS],
		['thru axel rear', ...REAR_AXLES],
		['spokes replacment', 'product/spare-spokes'],
		['fixie wheels', ...TRACK],
		['29er wheels', ...MTB],
		['e-bike wheel', 'product/cansiglio-e30'],
		['brake discs', 'product/rotor-160', 'product/rotor-140'],
		['disc pads', 'product/pads-dolada'],
		['press fit bb', 'product/bb-pressfit-86'],
		['seat post setback', ...POSTS],
		['qr skewers', 'product/skewer-set'],
		['chain ring 32t', 'product/ring-montello-32'],
		['11 speed cassete', ...CASSETTES],
		['crank arms carbon', 'product/crank-dolada-carbon'],
		['psi for 28mm tires', ...PRESSURE],
		['tire pressure', ...PRESSURE],
		['bike shop near london', 'store/gb-london-wheelroom-hackney'],
		['wheel bag', 'product/merch-wheel-bag'],
		['cycling cap', 'product/merch-cap'],
		['jobs', 'route/careers'],
		['return my order', 'route/withdrawal', 'route/account-orders'],
		['stickers', 'product/spare-decals'],
	],
	es: [
		['llantas carbono', ...CARBON],
		['radios', 'product/spare-spokes'],
		['cabecillas', 'product/spare-nipples'],
		['nucleo shimano', 'product/spare-freehub', ...KLEOS],
		['bujes traseros', ...HUBS],
		['cinta tubeles', 'product/spare-rim-tape'],
		['platos 50/34', 'product/ring-dolada-50-34'],
		['bielas carvono', 'product/crank-dolada-carbon'],
		['pedalier t47', 'product/bb-t47'],
		['direccion integrada', 'product/headset-integrated-52'],
		['tija carbono', 'product/post-dolada-carbon'],
		['discos 140', 'product/rotor-140'],
		['eje pasante trasero boost', 'product/axle-rear-12x148'],
		['cierres rapidos', 'product/skewer-set'],
		['ruedas mtb 29', ...MTB],
		['ruedas gravel 700x45', ...GRAVEL],
		['piñon fijo', ...TRACK],
		['presion ruedas', ...PRESSURE],
		['tiendas en madrid', 'store/es-madrid-ciclos-retiro'],
		['garantia carbono', ...WARRANTY, 'document/warranty-conditions-es'],
		['calcetines', 'product/merch-socks'],
		['gorra', 'product/merch-cap'],
		['bidon', 'product/merch-bottle'],
		['trabajo', 'route/careers'],
	],
	fr: [
		['roues carbone 50', 'product/kleos-rd-50'],
		['rayon cassé', 'product/spare-spokes'],
		['ecrous de rayon', 'product/spare-nipples'],
		['corp de roue libre', 'product/spare-freehub'],
		['moyeu arriere', ...HUBS],
		['fond de jante', 'product/spare-rim-tape'],
		['plateau 40 dents', 'product/ring-sile-40'],
		['manivelles', ...CRANKS],
		['boitier pedalier filete', ...THREADED],
		['jeu de direction semi integré', ...HEADSETS],
		['tige selle carbone', 'product/post-dolada-carbon'],
		['disques 160mm', 'product/rotor-160'],
		['plaquettes', 'product/pads-dolada'],
		['axe traversant 12x100', 'product/axle-front-12x100'],
		['serrage rapide', 'product/skewer-set'],
		['roue vtt electrique', 'product/cansiglio-e30'],
		['pignon fixe', ...TRACK],
		['gonflage 30 mm', ...PRESSURE],
		['magasin lyon', 'store/fr-lyon-velo-atelier'],
		['notice montage brenta', 'document/manual-brenta-fr'],
		['autocolant', 'product/spare-decals'],
		['valve tubeles', 'product/spare-valves'],
		['roulements moyeu', 'product/spare-bearings'],
		['sac a roues', 'product/merch-wheel-bag'],
	],
	ja: [
		['くれおす50', 'product/kleos-rd-50'],
		['カーボンリム', ...CARBON],
		['スポーク 折れた', 'product/spare-spokes'],
		['にっぷる', 'product/spare-nipples'],
		['フリーボディ シマノ', 'product/spare-freehub', ...KLEOS],
		['ハブ ベアリング', 'product/spare-bearings'],
		['チューブレステープ', 'product/spare-rim-tape'],
		['バルブ', 'product/spare-valves'],
		['チェーンリング 40t', 'product/ring-sile-40'],
		['クランク カーボン', 'product/crank-dolada-carbon'],
		['BB 圧入', 'product/bb-pressfit-86'],
		['ヘッドパーツ', ...HEADSETS],
		['シートポスト', ...POSTS],
		['ローター 160', 'product/rotor-160'],
		['ブレーキパット', 'product/pads-dolada'],
		['スルーアクスル リア', ...REAR_AXLES],
		['クイック', 'product/skewer-set'],
		['固定ギア', ...TRACK],
		['空気圧 28c', ...PRESSURE],
		['大阪 店', 'store/jp-osaka-kansai-wheel-trading'],
		['取説 クレオス', 'document/manual-kleos-rd-ja'],
		['ﾎｲｰﾙﾊﾞｯｸﾞ', 'product/merch-wheel-bag'],
		['ボトル', 'product/merch-bottle'],
		['求人', 'route/careers'],
	],
};
