import type { ProductSeed } from '#seed/types.ts';
import { MissingMeasure, readerFor, type Measure } from './read.ts';
import { toFreehub, toRim } from './wheels.ts';

type Measures = Readonly<Record<string, Measure>>;

/** A pair of hubs without spokes, rotor and cassette. */
export function hubs(product: ProductSeed, finish: string | null): Measures {
	const read = readerFor(product);
	const [more, fewer] = read.numbers('spoke_lacing');
	if (more === undefined || fewer === undefined)
		throw new MissingMeasure(product.id, 'spoke_lacing');
	const head = read.text('spokes').includes('J-bend') ? 'bent' : 'straight';
	const freehub = read.has('freehub') ? toFreehub(read) : 'fixed';
	const rotor = !read.has('rotor_mount')
		? null
		: read.text('rotor_mount').startsWith('6')
			? 'six-bolt'
			: 'splines';
	const [front, frontWidth] = read.numbers('front_axle');
	const [rear, rearWidth] = read.numbers('rear_axle');
	const inFront = read.number('spoke_count_front');
	const share = fewer / (more + fewer);
	const forged = read.text('hub_material').startsWith('Forged');
	const own = { freehub, rotor, forged, finish: finish ?? 'black' };
	return {
		scene: 'hubs',
		front: {
			...own,
			wheel: 'front',
			axle: front ?? NaN,
			width: frontWidth ?? NaN,
			spokes: { drive: inFront * share, other: inFront * (1 - share), crosses: 2, head },
		},
		rear: {
			...own,
			wheel: 'rear',
			axle: rear ?? NaN,
			width: rearWidth ?? NaN,
			spokes: { drive: more, other: fewer, crosses: 2, head },
		},
	};
}

/** A cut rim that shows its section. */
export const rimPiece = (product: ProductSeed, finish: string | null): Measures => ({
	scene: 'rim-piece',
	rim: toRim(product, finish),
	holes: readerFor(product).number('spoke_count_rear'),
});
