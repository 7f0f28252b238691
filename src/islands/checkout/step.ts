import type { Checkout } from '#contract/checkout/checkout.ts';
import type { StepsUse } from './use-steps.ts';

/** Props of every step. */
export interface StepProps {
	checkout: Checkout;
	/** True if the buyer came from another step, so that the heading takes the focus. */
	isMoved: boolean;
	/** True if the review step linked here for an edit, and the buyer returns to it afterwards. */
	isEdit: boolean;
	go: StepsUse['go'];
}
