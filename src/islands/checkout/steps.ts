import { CHECKOUT_STEPS, type CheckoutStep } from '#contract/checkout/details.ts';
import type { RouteName } from '#contract/links.ts';

/** Route of each step. */
export const STEP_ROUTES = {
	login: 'checkout',
	shipping: 'checkout-shipping',
	payment: 'checkout-payment',
	resume: 'checkout-resume',
} as const satisfies Record<CheckoutStep, RouteName>;

const toPlace = (step: CheckoutStep): number => CHECKOUT_STEPS.indexOf(step);

/** Returns whether one step comes before another. */
export const isBefore = (step: CheckoutStep, other: CheckoutStep): boolean =>
	toPlace(step) < toPlace(other);

/** Step to show: the requested one, unless an earlier one is incomplete. */
export const guarded = (asked: CheckoutStep, reached: CheckoutStep): CheckoutStep =>
	isBefore(reached, asked) ? reached : asked;

/** Finds the step of a URL path; null for any other page. */
export function stepAt(
	path: string,
	href: Readonly<Partial<Record<RouteName, string>>>,
): CheckoutStep | null {
	return CHECKOUT_STEPS.find((step) => href[STEP_ROUTES[step]] === path) ?? null;
}

/** Step after a finished one: the next, or for an edit straight back to the furthest reached. */
export function afterStep(
	done: CheckoutStep,
	reached: CheckoutStep,
	isEdit: boolean,
): CheckoutStep {
	const next = CHECKOUT_STEPS[toPlace(done) + 1] ?? 'resume';
	return isEdit ? reached : guarded(next, reached);
}
