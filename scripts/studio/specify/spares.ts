import type { ProductSeed } from '#seed/types.ts';
import { readerFor, type Measure } from './read.ts';

type Measures = Readonly<Record<string, Measure>>;

/** Bore, outer diameter and width of the bearings by their number; ISO 15 and the trade's own. */
const BEARINGS: Readonly<Record<string, readonly [number, number, number]>> = {
	6802: [15, 24, 5],
	6803: [17, 26, 5],
	6902: [15, 28, 7],
	15267: [15, 26, 7],
	17287: [17, 28, 7],
};

const codes = (product: ProductSeed, option: string): string[] =>
	product.variants.map(({ options }) => options?.[option] ?? '');

/** Scenes of single spares by product; null where there is none. */
export const SPARES: Readonly<
	Record<string, (product: ProductSeed, finish: string | null) => Measures>
> = {
	'spare-spokes': (product) => {
		const read = readerFor(product);
		const [width, thickness] = read.numbers('spokes');
		return {
			scene: 'spokes',
			count: read.number('included'),
			length: Math.max(...codes(product, 'length').map(Number)),
			width: width ?? NaN,
			thickness: thickness ?? NaN,
			nipples: 'brass',
		};
	},
	'spare-nipples': (product, finish) => ({
		scene: 'nipples',
		count: Number(codes(product, 'pack')[0]),
		finish,
	}),
	'spare-freehub': (product) => ({ scene: 'freehubs', standards: codes(product, 'freehub') }),
	'spare-bearings': (product) => {
		const number = codes(product, 'bearing')[0] ?? '';
		const [bore, outer, width] = BEARINGS[number] ?? [];
		return {
			scene: 'bearings',
			number,
			bore: bore ?? NaN,
			outer: outer ?? NaN,
			width: width ?? NaN,
			count: readerFor(product).number('included'),
		};
	},
	'spare-valves': (product, finish) => ({
		scene: 'valves',
		length: Number(codes(product, 'length')[0]),
		count: readerFor(product).number('included'),
		finish,
	}),
	'spare-rim-tape': (product) => ({ scene: 'tape', width: Number(codes(product, 'width')[0]) }),
	'spare-end-caps': (product) => {
		const [axle, width] = codes(product, 'axle')[0]?.split('-').map(Number) ?? [];
		return { scene: 'end-caps', axle: axle ?? NaN, width: width ?? NaN };
	},
	'pads-dolada': (product) => ({
		scene: 'pads',
		compound: codes(product, 'compound')[0] ?? '',
		count: 2,
	}),
};
