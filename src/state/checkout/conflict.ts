import type { ApiError } from '#contract/errors.ts';

/** What has to be seen to before an order goes on, as the host's conflicts name it. */
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

/** The first thing that stands in the way; null where it is another kind of failure. */
export function conflictOf(error: ApiError): CheckoutConflict | null {
	if (error.code !== 'conflict') return null;
	const named = error.fields.map(({ path, code }) => `${path}.${code}`);
	return CONFLICTS.find((conflict) => named.includes(conflict)) ?? null;
}
