import { clientLimit } from '#server/platform/limits/client-limit.ts';

/** Checkout steps: a form may be sent once a second for ten minutes. */
export const STEP = clientLimit('checkout-step', {
	address: { limit: 600, window_s: 600 },
	network: { limit: 6_000, window_s: 600 },
});

/** VAT numbers to ask VIES about: a buyer has one, and VIES limits the questions. */
const VAT_CHECK = clientLimit('vat-check', {
	address: { limit: 20, window_s: 600 },
	network: { limit: 100, window_s: 600 },
});

export const CHECKOUT_LIMITS = [...STEP.rules, ...VAT_CHECK.rules];
export const takeVatCheck = VAT_CHECK.take;
