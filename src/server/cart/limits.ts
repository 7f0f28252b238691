import { clientLimit } from '#server/platform/limits/client-limit.ts';

/** Edits of carts: two a second for ten minutes are more than people press. */
export const WRITES = clientLimit('cart-write', {
	address: { limit: 1_200, window_s: 600 },
	network: { limit: 12_000, window_s: 600 },
});

/** Unknown codes: people mistype, programs guess. */
const MISSES = clientLimit('cart-code', {
	address: { limit: 10, window_s: 600 },
	network: { limit: 60, window_s: 600 },
});

export const CART_LIMITS = [...WRITES.rules, ...MISSES.rules];

/** Counts a code before the look-up, so that a hundred concurrent ones do not all pass. */
export const takeGuess = MISSES.take;
/** Gives the count back for a code that exists. */
export const noteHit = MISSES.giveBack;
