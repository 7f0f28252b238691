import { CHECKOUT_STEPS, type CheckoutStep } from '#contract/checkout/details.ts';
import type { RouteName } from '#contract/links.ts';

/** The page of each step. */
export const STEP_ROUTES = {
	login: 'checkout',
	shipping: 'checkout-shipping',
	payment: 'checkout-payment',
	resume: 'checkout-resume',
} as const satisfies Record<CheckoutStep, RouteName>;

const placeOf = (step: CheckoutStep): number => CHECKOUT_STEPS.indexOf(step);

/** Whether one step comes before another. */
export const isBefore = (step: CheckoutStep, other: CheckoutStep): boolean =>
	placeOf(step) < placeOf(other);

/** The step to show: the one that was asked for, unless a former one lacks something. */
export const guarded = (asked: CheckoutStep, reached: CheckoutStep): CheckoutStep =>
	isBefore(reached, asked) ? reached : asked;

/** The step whose page an address is; null for any other page. */
export function stepAt(
	path: string,
	href: Readonly<Partial<Record<RouteName, string>>>,
): CheckoutStep | null {
	return CHECKOUT_STEPS.find((step) => href[STEP_ROUTES[step]] === path) ?? null;
}

/** Where a finished step leads: on, or straight back to the last one for who came from there. */
export function afterStep(
	done: CheckoutStep,
	reached: CheckoutStep,
	isEdit: boolean,
): CheckoutStep {
	const next = CHECKOUT_STEPS[placeOf(done) + 1] ?? 'resume';
	return isEdit ? reached : guarded(next, reached);
}
