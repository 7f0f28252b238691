import type { SeedLocale } from '#seed/languages.ts';
import type { Typed } from './search-queries-riders.ts';

const product = (...ids: string[]) => ids.map((id) => `product/${id}`);

/** Right answer of a serial number: the field of the wheel's passport, with that number. */
const passport = (serial: string) => `serial/${serial}`;

const KLEOS = product('kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62');
const ROAD = [...KLEOS, ...product('brenta-35', 'piave-30'), 'category/wheels/road'];
const GRAVEL = [
	...product('k1-rd', 'sile-gravel-40', 'sile-gravel-24', 'brenta-35'),
	'category/wheels/gravel',
];
const MTB = [...product('montello-30', 'grappa-27', 'cansiglio-e30'), 'category/wheels/mtb'];
const DEEP = product('kleos-rd-50', 'kleos-rd-62', 'crono-80', 'pista-60');
const BODY = 'product/spare-freehub';
const ROTORS = product('rotor-160', 'rotor-140');
const CENTRE_LOCK = [...ROTORS, ...product('hub-rd-sl', 'hub-rd', 'hub-gravel'), ...KLEOS];
const MICRO_SPLINE = [BODY, ...GRAVEL, ...MTB, ...product('hub-gravel', 'hub-mtb')];
const CRANKS = [
	...product('crank-dolada-carbon', 'crank-dolada', 'crank-sile-gravel', 'crank-montello-mtb'),
	...product('crank-pista'),
	'category/cranksets',
];
const HEADSETS = [
	...product('headset-integrated-52', 'headset-external', 'headset-routing-52'),
	'category/headsets',
];
const POSTS = [...product('post-dolada-carbon', 'post-dolada', 'post-grappa-offset')];
const POSTS_27 = product('post-dolada-carbon', 'post-dolada');
const NIPPLES = product('spare-nipples', 'spare-spokes');
const LIGHT = product('kleos-rd-36', 'kleos-rd-50', 'k1-rd', 'montello-30');
const ROAD_HUBS = [...product('hub-rd', 'hub-rd-sl'), 'category/hubs/road', 'category/hubs'];
const HUB_SPARES = [
	...product('spare-bearings', 'spare-freehub', 'spare-end-caps'),
	'category/spares',
];
const PRESSURE = ['route/tyre-pressure', 'news/choosing-pressure'];
const WARRANTY = ['page/warranty-extension', 'page/warranty-conditions'];
const REGISTER = ['page/warranty-extension', 'route/wheel-passport', 'news/warranty-both-wheels'];
const SEND_BACK = ['route/withdrawal', 'route/account-orders'];

/**
 * Written as riders, mechanics of shops and people in need of a part type: codes, serials, sizes and
 * weights, faults, plurals, the wrong width of letters. The answers were decided before the first try.
 */
export const WORKSHOP_QUERIES: Readonly<Record<SeedLocale, readonly Typed[]>> = {
	it: [
		['kleos rd36 shimano', 'product/kleos-rd-36'],
		['KRD62-N3W-BK', 'product/kleos-rd-62'],
		['mqc50a250103', passport('MQC50A250103')],
		['ruote 29 boost', ...MTB],
		['cuscineti mozzo posteriore', 'product/spare-bearings'],
		['valvole tubless lunghe 80mm', 'product/spare-valves'],
		['corpetto xd', BODY],
		['raggi testa dritta 262', 'product/spare-spokes'],
		['ruote 1400 grammi', ...product('kleos-rd-36', 'k1-rd')],
		['ruote per copertoni da 45', ...GRAVEL],
		['corona 42 denti gravel', 'product/ring-sile-40'],
		['canotto sella 27.2', ...POSTS_27],
		['pasticche freno', 'product/pads-dolada'],
		['ruote alto profilo', ...DEEP],
		['garanzia cerchi carbonio', ...WARRANTY],
		['center lock', ...CENTRE_LOCK],
		['ricambi ruote fuori produzione', 'news/spares-discontinued'],
		['rivenditore milano', 'store/it-milano-ciclistica-navigli'],
		['flap tubeless 25 mm', 'product/spare-rim-tape'],
		['lavoro montaggio ruote', 'job/wheel-builder', 'route/careers'],
		['ruote compatibili shimano 105', 'route/fit', ...ROAD],
		['ruote sotto i 1500 g', ...LIGHT],
		["dov'è il mio ordine", 'route/account-orders'],
		['coperture 2,25 mtb', ...MTB],
		['corpetto dura ace', BODY],
		['nipplo ottone', ...NIPPLES],
		['ruote disco 6 fori', ...MTB],
		['adesivi cerchio bianchi', 'product/spare-decals'],
		['RC-BRG-6803', 'product/spare-bearings'],
		['assistenza telefono', 'page/contacts'],
	],
	en: [
		['kleos 50 wheels sram axs', 'product/kleos-rd-50'],
		['RCFH-MS', BODY],
		['MQC 62P 250114', passport('MQC62P250114')],
		['microspline freehub', ...MICRO_SPLINE],
		['center lock rotor 160', 'product/rotor-160'],
		['six bolt disc 140', 'product/rotor-140'],
		['bladed spokes 270mm', 'product/spare-spokes'],
		['brass nipples', ...NIPPLES],
		['presta valve stem 60 mm', 'product/spare-valves'],
		['wheels for 2.4 inch tires', ...MTB],
		['lightweight climbing wheels', 'product/kleos-rd-36', 'page/kleos-rd-36'],
		['wheelset under 1500g', ...LIGHT],
		['deep section tri wheels', ...product('crono-80', 'crono-disc'), ...DEEP],
		['seatpost 31.6', ...POSTS],
		['bb86', 'product/bb-pressfit-86'],
		['bearings 6902', 'product/spare-bearings'],
		['endcaps 15mm', 'product/spare-end-caps'],
		['crash replacement', ...WARRANTY],
		['where is my parcel', 'route/account-orders'],
		['montelo 30 rim 28h', 'product/rim-montello-30'],
		['tubeless tape 23mm', 'product/spare-rim-tape'],
		['hub service manual', 'document/sheet-hub-rd-sl-en'],
		['700x40c gravel wheels', ...GRAVEL],
		['ultegra wheels', ...ROAD, 'route/fit'],
		['end cap qr', 'product/spare-end-caps'],
		['e bike 29 wheel', 'product/cansiglio-e30'],
		['become a dealer', 'page/retailers'],
		['carbon wheels under 1400 g', 'product/kleos-rd-36'],
		['track crank 144 bcd', ...product('crank-pista', 'ring-pista-49')],
		['cookies policy', 'page/cookie-policy'],
	],
	es: [
		['kleos rd 62 campagnolo', 'product/kleos-rd-62'],
		['SPDOL-316-BK', 'product/post-dolada'],
		['MQC36P250122', passport('MQC36P250122')],
		['niples de radio', 'product/spare-nipples'],
		['radios planos', 'product/spare-spokes'],
		['ruedas carretera cubierta 30mm', ...ROAD],
		['perfil 50 carbono', ...product('kleos-rd-50', 'rim-kleos-50')],
		['ruedas 29 pulgadas', ...MTB],
		['maza trasera boost', 'product/hub-mtb'],
		['piñones 11-34', 'product/cassette-dolada-12'],
		['pastillas sinterizadas', 'product/pads-dolada'],
		['disco 6 tornillos', ...ROTORS],
		['tapas de buje 12x142', 'product/spare-end-caps'],
		['pegatinas kleos', 'product/spare-decals'],
		['chaqueta talla L', 'product/merch-jacket'],
		['devolver un pedido', ...SEND_BACK],
		['taller oficial barcelona', 'store/es-barcelona-taller-gracia'],
		['manual ruedas montello', 'document/manual-montello-es'],
		['presion maxima gravel', ...PRESSURE],
		['fundas para ruedas', 'product/merch-wheel-bag'],
		['ruedas por debajo de 1500 gramos', ...LIGHT],
		['seguimiento de mi pedido', 'route/account-orders'],
		['buje trasero carretera', ...ROAD_HUBS],
		['pastillas de freno organicas', 'product/pads-dolada'],
		['cinta 21 mm', 'product/spare-rim-tape'],
		['ruedas para sram force', ...ROAD],
		['camiseta negra M', 'product/merch-t-shirt'],
		['ruedas cubierta 2.3', ...MTB],
		['eje 12x100', 'product/axle-front-12x100'],
		['contacto', 'page/contacts'],
	],
	fr: [
		['kléos 36', 'product/kleos-rd-36'],
		['rt160-6b', 'product/rotor-160'],
		['mqc50p250104', passport('MQC50P250104')],
		['noyau cassette xdr', BODY],
		['roues pneus 40 mm', ...GRAVEL, ...product('piave-30', 'kleos-rd-62', 'adige-urban')],
		['paire de roues gravel alu', 'product/sile-gravel-24'],
		['roue lenticulaire', 'product/crono-disc'],
		['jante carbone 29', ...product('rim-montello-30', 'montello-30')],
		['plaquettes metalliques', 'product/pads-dolada'],
		['cassette 10-51', 'product/cassette-montello-12'],
		['roulement de direction', ...HEADSETS],
		['manivelle 165 mm', ...CRANKS],
		['valve presta 44', 'product/spare-valves'],
		['embout moyeu 15x110', 'product/spare-end-caps'],
		['axe arriere 12x148', 'product/axle-rear-12x148'],
		['enregistrer ma roue', ...REGISTER],
		['suivre ma commande', 'route/account-orders'],
		['vélociste paris', 'store/fr-paris-cycles-canal'],
		['emploi monteur de roues', 'job/wheel-builder', 'route/careers'],
		['quelles roues pour shimano 105', ...ROAD, 'route/fit'],
		['roues de moins de 1500 g', ...LIGHT],
		['pièces détachées moyeu', ...HUB_SPARES],
		['chaussettes taille 40', 'product/merch-socks'],
		['ou est ma commande', 'route/account-orders'],
		['disque centerlock 160', 'product/rotor-160'],
		['pédalier vtt', 'product/crank-montello-mtb', 'category/cranksets/mtb'],
		['jantes hautes', ...DEEP],
		['roues ultegra', ...ROAD],
		['notice k1', 'document/manual-k1-rd-fr'],
		['devenir revendeur', 'page/retailers'],
	],
	ja: [
		['クレオス RD50', 'product/kleos-rd-50'],
		['ＫＲＤ３６－ＨＧ－ＢＫ', 'product/kleos-rd-36'],
		['ＭＱＣ５０Ａ２５０１０３', passport('MQC50A250103')],
		['ディープリム ホイール', ...DEEP],
		['軽量 ディスクブレーキ ホイール', ...ROAD],
		['シマノ１２速 ホイール', ...ROAD, ...GRAVEL, ...MTB],
		['マイクロスプライン対応', ...MICRO_SPLINE],
		['タイヤ 32c ホイール', ...ROAD, ...GRAVEL, 'product/adige-urban'],
		['スポーク 270mm', 'product/spare-spokes'],
		['にっぷる 黒', 'product/spare-nipples'],
		['エンドキャップ 12x142', 'product/spare-end-caps'],
		['ディスクパッド', 'product/pads-dolada'],
		['ローター センターロック 140', 'product/rotor-140'],
		['スプロケ 11-30', 'product/cassette-dolada-12'],
		['T47 BB', 'product/bb-t47'],
		['ｸﾗﾝｸ 165', ...CRANKS],
		['保証登録', ...REGISTER],
		['返品したい', ...SEND_BACK],
		['東京 ショップ', 'store/jp-tokyo-cycle-kobo-yanaka'],
		['Tシャツ Lサイズ', 'product/merch-t-shirt'],
		['1500g以下 ホイール', ...LIGHT],
		['アルテグラ ホイール', ...ROAD],
		['荷物 届かない', 'route/account-orders'],
		['ブレーキ ディスク 160mm', 'product/rotor-160'],
		['手入れ 方法', 'page/wheel-care'],
		['ハブ オーバーホール', 'document/sheet-hub-rd-sl-ja'],
		['説明書 モンテッロ', 'document/manual-montello-ja'],
		['リムテープ 25mm', 'product/spare-rim-tape'],
		['適合 確認', 'route/fit'],
		['ｼｰﾄﾎﾟｽﾄ 27.2', ...POSTS_27],
	],
};
