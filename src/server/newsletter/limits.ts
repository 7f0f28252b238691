import { clientLimit } from '#server/platform/limits/client-limit.ts';

/** Secrets that were none. Links break on the way, of people and of programs that follow them. */
const MISSES = clientLimit('newsletter-miss', {
	address: { limit: 20, window_s: 600 },
	network: { limit: 100, window_s: 600 },
});

export const MISS_LIMITS = MISSES.rules;

/** Counts a secret before it is looked up; a true one is given back by `noteHit`. */
export const takeGuess = MISSES.take;
export const noteHit = MISSES.giveBack;
