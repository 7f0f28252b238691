import type { ProductSeed } from '../types.ts';
import { withBuild } from './wheel-builds.ts';
import { OFFROAD_WHEELS } from './wheels-offroad.ts';
import { ROAD_WHEELS } from './wheels-road.ts';
import { TRACK_AND_URBAN_WHEELS } from './wheels-track-urban.ts';

/** Every complete wheel, in catalogue order. */
export const WHEELS: ProductSeed[] = [
	...ROAD_WHEELS,
	...OFFROAD_WHEELS,
	...TRACK_AND_URBAN_WHEELS,
].map(withBuild);
