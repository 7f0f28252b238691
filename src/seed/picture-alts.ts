import type { PictureName } from './pictures.ts';
import type { Texts } from './types.ts';

const QUARTER: Texts = {
	it: 'ruota posteriore di tre quarti, dal lato cassetta',
	en: 'rear wheel, three-quarter view from the drive side',
	es: 'rueda trasera de tres cuartos, lado de la transmisión',
	fr: 'roue arrière de trois quarts, côté transmission',
	ja: 'リアホイール、ドライブ側斜め前から',
};

const LIGHT: Texts = {
	it: 'ruota posteriore di tre quarti, su fondo chiaro',
	en: 'rear wheel, three-quarter view on a light ground',
	es: 'rueda trasera de tres cuartos, sobre fondo claro',
	fr: 'roue arrière de trois quarts, sur fond clair',
	ja: 'リアホイール、明るい背景で斜め前から',
};

const FRONT: Texts = {
	it: 'ruota vista di fianco',
	en: 'wheel seen from the side',
	es: 'rueda vista de lado',
	fr: 'roue vue de côté',
	ja: 'ホイール側面',
};

const DETAIL: Texts = {
	it: 'particolare del cerchio con raggi e nippli',
	en: 'detail of the rim with spokes and nipples',
	es: 'detalle de la llanta con radios y cabecillas',
	fr: 'détail de la jante avec rayons et têtes de rayon',
	ja: 'リム、スポーク、ニップルの拡大',
};

/**
 * Alternative text of a picture in a product's gallery, placed after the product's name. A picture
 * without a text here is numbered instead.
 */
export const PICTURE_ALTS: Partial<Record<PictureName, Texts>> = {
	'wheel-24-front': FRONT,
	'wheel-30-front': FRONT,
	'wheel-36-front': FRONT,
	'wheel-40-front': FRONT,
	'wheel-50-front': FRONT,
	'wheel-62-front': FRONT,
	'wheel-80-front': FRONT,
	'wheel-disc-front': FRONT,
	'wheel-mtb-front': FRONT,
	'wheel-track-front': FRONT,
	'wheel-36-quarter': QUARTER,
	'wheel-50-quarter': QUARTER,
	'wheel-62-quarter': QUARTER,
	'wheel-36-light': LIGHT,
	'wheel-50-light': LIGHT,
	'wheel-62-light': LIGHT,
	'wheel-36-detail': DETAIL,
	'wheel-50-detail': DETAIL,
	'wheel-62-detail': DETAIL,
	'wheel-gravel-detail': DETAIL,
	'wheel-mtb-detail': DETAIL,
	'hub-road': {
		it: 'mozzo posteriore per raggi a testa dritta',
		en: 'rear hub for straight-pull spokes',
		es: 'buje trasero para radios de cabeza recta',
		fr: 'moyeu arrière pour rayons à tête droite',
		ja: 'ストレートプルスポーク用リアハブ',
	},
	'hub-mtb': {
		it: 'mozzo posteriore Boost con flange forate',
		en: 'Boost rear hub with drilled flanges',
		es: 'buje trasero Boost con bridas taladradas',
		fr: 'moyeu arrière Boost à flasques percés',
		ja: 'Boost規格リアハブ、Jベンドスポーク用フランジ',
	},
	'hub-track': {
		it: 'mozzo posteriore da pista',
		en: 'rear track hub',
		es: 'buje trasero de pista',
		fr: 'moyeu arrière de piste',
		ja: 'トラック用リアハブ',
	},
};
