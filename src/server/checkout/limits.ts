import { clientLimit } from '#server/platform/limits/client-limit.ts';

/** Steps of orders: a form that is sent once a second for ten minutes. */
const STEP = clientLimit('checkout-step', {
	address: { limit: 600, window_s: 600 },
	network: { limit: 6_000, window_s: 600 },
});

export const CHECKOUT_LIMITS = STEP.rules;
export const takeWrite = STEP.take;
