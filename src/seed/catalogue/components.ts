import type { ProductSeed } from '../types.ts';
import { AXLES } from './components-axles.ts';
import { BOTTOM_BRACKETS, HEADSETS } from './components-bearings.ts';
import { BRAKES } from './components-brakes.ts';
import { CASSETTES } from './components-cassettes.ts';
import { CHAINRINGS } from './components-chainrings.ts';
import { CRANKSETS } from './components-cranksets.ts';
import { HUBS } from './components-hubs.ts';
import { SEATPOSTS } from './components-seatposts.ts';

/** Parts of the bicycle other than wheels and rims, in the order of the catalogue. */
export const COMPONENTS: ProductSeed[] = [
	...HUBS,
	...CRANKSETS,
	...CHAINRINGS,
	...CASSETTES,
	...BOTTOM_BRACKETS,
	...HEADSETS,
	...BRAKES,
	...AXLES,
	...SEATPOSTS,
];
