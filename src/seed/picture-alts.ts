import { LEAD_PICTURES } from './pictures-products.ts';
import type { PictureName } from './pictures.ts';
import type { ProductSeed, Texts } from './types.ts';

/** Depicted with a tyre that is not in the box. */
const QUARTER: Texts = {
	it: 'ruota posteriore di tre quarti, copertura non inclusa',
	en: 'rear wheel, three-quarter view, tyre not included',
	es: 'rueda trasera de tres cuartos, cubierta no incluida',
	fr: 'roue arrière de trois quarts, pneu non fourni',
	ja: 'リアホイール斜め前から（タイヤは付属しません）',
};
const LIGHT: Texts = {
	it: 'ruota posteriore su fondo chiaro, copertura non inclusa',
	en: 'rear wheel on a light ground, tyre not included',
	es: 'rueda trasera sobre fondo claro, cubierta no incluida',
	fr: 'roue arrière sur fond clair, pneu non fourni',
	ja: 'リアホイール、明るい背景（タイヤは付属しません）',
};
const DETAIL: Texts = {
	it: 'particolare del cerchio con raggi e nippli, copertura non inclusa',
	en: 'detail of the rim with spokes and nipples, tyre not included',
	es: 'detalle de la llanta con radios y cabecillas, cubierta no incluida',
	fr: 'détail de la jante avec rayons et têtes de rayon, pneu non fourni',
	ja: 'リム、スポーク、ニップルの拡大（タイヤは付属しません）',
};

const DRAWING: Texts = {
	it: 'disegno',
	en: 'drawing',
	es: 'dibujo',
	fr: 'dessin',
	ja: '図',
};

/** Descriptions of leads by the category of their product; others need no more than their name. */
const LEADS: Readonly<Record<string, Texts>> = {
	wheels: {
		it: 'ruota posteriore vista dal lato trasmissione, senza copertura',
		en: 'rear wheel from the drive side, without tyre',
		es: 'rueda trasera vista desde el lado de la transmisión, sin cubierta',
		fr: 'roue arrière vue du côté transmission, sans pneu',
		ja: 'リアホイール、ドライブ側から（タイヤなし）',
	},
	rims: {
		it: 'pezzo di cerchio tagliato che mostra la sezione',
		en: 'sawn piece of the rim that shows its section',
		es: 'trozo de llanta cortado que muestra la sección',
		fr: 'morceau de jante coupé qui montre la section',
		ja: 'リムの切断面',
	},
	hubs: {
		it: 'mozzo anteriore e posteriore',
		en: 'front and rear hub',
		es: 'buje delantero y trasero',
		fr: 'moyeu avant et moyeu arrière',
		ja: 'フロントハブとリアハブ',
	},
	cranksets: {
		it: 'pedivelle e perno, senza corone',
		en: 'crank arms and spindle, without chainrings',
		es: 'bielas y eje, sin platos',
		fr: 'manivelles et axe, sans plateaux',
		ja: 'クランクアームとクランク軸（チェーンリングなし）',
	},
	merchandise: DRAWING,
};
/** Leads outside the merchandise that are drawings. */
const DRAWN = [
	'caliper-dolada',
	'spare-decals',
	'pads-dolada',
	'axle-rear-12x142',
	'axle-rear-12x148',
	'skewer-set',
	'post-dolada',
	'post-grappa-offset',
	'spare-nipples',
	'spare-rim-tape',
	'spare-end-caps',
] as const;

const VIEWS: Partial<Record<PictureName, Texts>> = {
	'wheel-36-quarter': QUARTER,
	'wheel-50-quarter': QUARTER,
	'wheel-62-quarter': QUARTER,
	'wheel-36-light': LIGHT,
	'wheel-50-light': LIGHT,
	'wheel-62-light': LIGHT,
	'wheel-36-detail': DETAIL,
	'wheel-50-detail': DETAIL,
	'wheel-62-detail': DETAIL,
	'wheel-mtb-detail': DETAIL,
};

/**
 * Alternative texts of pictures in a product's gallery, placed after the product's name. A picture
 * without a text here is numbered instead.
 */
export function pictureAlts(
	products: readonly Pick<ProductSeed, 'id' | 'category_id'>[],
): Partial<Record<PictureName, Texts>> {
	const alts: Partial<Record<PictureName, Texts>> = { ...VIEWS };
	const categories = new Map(products.map(({ id, category_id }) => [id, category_id]));
	for (const name of LEAD_PICTURES) {
		const text = LEADS[categories.get(name) ?? ''];
		if (text) alts[name] = text;
	}
	for (const name of DRAWN) alts[name] = DRAWING;
	return alts;
}
