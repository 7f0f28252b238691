import { clientLimit } from '#server/platform/limits/client-limit.ts';

/** Limit of searches without hits: a person types a dozen, a network at work has many people. */
const MISSES = clientLimit('search-miss', {
	address: { limit: 60, window_s: 600 },
	network: { limit: 600, window_s: 600 },
});

export const MEASUREMENT_LIMITS = MISSES.rules;

export const takeMiss = MISSES.take;
