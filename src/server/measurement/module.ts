import { measurementContract } from '#contract/measurement/module.ts';
import { defineModule } from '../module.ts';
import { MEASUREMENT_LIMITS } from './limits.ts';
import { missRoutes, missRule, searchMissKind } from './misses.ts';

/** Measurement of the shop: counts by day that name no person. */
export const measurementModule = defineModule({
	contract: measurementContract,
	routes: missRoutes,
	desk: [searchMissKind],
	retention: { search_misses: missRule },
	limits: MEASUREMENT_LIMITS,
});
