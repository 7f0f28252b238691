import type { ApiError } from '#contract/errors.ts';

/** Conflicts that must be resolved before an order can continue, by the host’s names. */
const CONFLICTS = [
	'cart.empty',
	'cart.gone',
	'cart.barrier',
	'cart.changed',
	'step.login',
	'step.shipping',
	'step.payment',
	'provider.too_little',
	'total_amount.changed',
	'review.changed',
	'terms_version.changed',
] as const;
export type CheckoutConflict = (typeof CONFLICTS)[number];

/** First conflict that blocks the order; null for another kind of failure. */
export function toConflict(error: ApiError): CheckoutConflict | null {
	if (error.code !== 'conflict') return null;
	const named = error.fields.map(({ path, code }) => `${path}.${code}`);
	return CONFLICTS.find((conflict) => named.includes(conflict)) ?? null;
}
