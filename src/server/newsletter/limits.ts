import { clientLimit } from '#server/platform/limits/client-limit.ts';

/** Limit of invalid secrets. Links break on the way, of people and of programs that follow them. */
const MISSES = clientLimit('newsletter-miss', {
	address: { limit: 20, window_s: 600 },
	network: { limit: 100, window_s: 600 },
});

export const MISS_LIMITS = MISSES.rules;

/** Counts a secret before it is looked up; `noteHit` gives a valid one back. */
export const takeGuess = MISSES.take;
export const noteHit = MISSES.giveBack;
