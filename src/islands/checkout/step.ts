import type { Checkout } from '#contract/checkout/checkout.ts';
import type { StepsUse } from './use-steps.ts';

/** What every step gets. */
export interface StepProps {
	checkout: Checkout;
	/** Whether somebody came here from another step, so that the heading takes the focus. */
	isMoved: boolean;
	/** Whether the last step sent them here, and takes them back. */
	isEdit: boolean;
	go: StepsUse['go'];
}
