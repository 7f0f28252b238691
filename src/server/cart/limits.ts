import { clientLimit } from '#server/platform/limits/client-limit.ts';

/** Edits of carts. Nobody presses a button more than twice a second for ten minutes. */
const WRITES = clientLimit('cart-write', {
	address: { limit: 1_200, window_s: 600 },
	network: { limit: 12_000, window_s: 600 },
});

/** Codes that were none: people mistype, programs guess. */
const MISSES = clientLimit('cart-code', {
	address: { limit: 10, window_s: 600 },
	network: { limit: 60, window_s: 600 },
});

export const CART_LIMITS = [...WRITES.rules, ...MISSES.rules];

export const takeWrite = WRITES.take;
/** Counts a code before it is looked up, so that a hundred at once are not all the first. */
export const takeGuess = MISSES.take;
/** A code that exists was no guess. */
export const noteHit = MISSES.giveBack;
