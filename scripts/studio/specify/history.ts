import type { ProductSeed } from '#seed/types.ts';
import type { Measure } from './read.ts';
import { toWheel } from './wheels.ts';

type Measures = Readonly<Record<string, Measure>>;
type Find = (id: string) => ProductSeed;

const kleos = (find: Find): Measure => toWheel(find('kleos-rd-50'), 'black');

/**
 * Objects of the years that company page and news tell of, drawn. The first three are no longer in the
 * catalogue, so their measures are written here; lengths in mm.
 */
export const HISTORY: Readonly<Record<string, (find: Find) => Measures>> = {
	/** Rear hub with nuts, cups and cones, and a thread for one sprocket. */
	'history-1919': () => ({
		scene: 'drawn-old-hub',
		over_locknut: 110,
		axle: 9.5,
		axle_length: 148,
		flange: 44,
		circle: 38,
		holes: 36,
		thread: 34.8,
	}),
	/** Right arm with five arms for the rings, the maker's name along it. */
	'history-1986': () => ({
		scene: 'drawn-old-crank',
		length: 170,
		circle: 130,
		arms: 5,
		taper: 13,
	}),
	/** Section of a rim for tubular tyres and rim brakes. */
	'history-2005': () => ({
		scene: 'drawn-old-section',
		height: 38,
		width: 20.5,
		track: 9.5,
		wall: 1.6,
	}),
	'history-2022': (find) => ({ scene: 'drawn-truing-stand', wheel: kleos(find) }),
	'history-bench': (find) => ({ scene: 'drawn-drum-bench', wheel: kleos(find) }),
};
