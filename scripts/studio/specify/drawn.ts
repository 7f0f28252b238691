import type { ProductSeed } from '#seed/types.ts';
import { MissingMeasure, type Measure } from './read.ts';

type Measures = Readonly<Record<string, Measure>>;

/** First number of a feature such as "19 / 25 cm", in mm. */
function millimetres(product: ProductSeed, code: 'width' | 'length' | 'diameter'): number {
	const value = product.features?.[code];
	const text = typeof value === 'object' ? value.en : value;
	const [, number, unit] = /^(\d+(?:\.\d+)?).*?(cm|mm)$/.exec(text ?? '') ?? [];
	if (!number) throw new MissingMeasure(product.id, `features.${code}`);
	return Number(number) * (unit === 'cm' ? 10 : 1);
}

/** An open drawing of a product; its scene is named after what is drawn. */
const drawing =
	(what: string, ...measured: ('width' | 'length' | 'diameter')[]) =>
	(product: ProductSeed, finish: string | null): Measures => ({
		scene: `drawn-${what}`,
		...Object.fromEntries(measured.map((code) => [code, millimetres(product, code)])),
		finish,
	});

/** Products that are drawn: cloth, and what has no model. */
export const DRAWN = {
	'merch-t-shirt': drawing('t-shirt'),
	'merch-cap': drawing('cap'),
	'merch-socks': drawing('socks'),
	'merch-wheel-bag': drawing('wheel-bag', 'length'),
	'merch-bottle': drawing('bottle', 'diameter', 'length'),
	'merch-jacket': drawing('jacket'),
	'merch-musette': drawing('musette', 'width', 'length'),
	'spare-decals': drawing('decals'),
	'caliper-dolada': (product: ProductSeed, finish: string | null): Measures => {
		const piston = product.figures?.piston_diameter?.[0];
		if (piston === undefined) throw new MissingMeasure(product.id, 'figures.piston_diameter');
		return { scene: 'drawn-caliper', piston, finish };
	},
} as const;
