import type { ApiError } from '#contract/errors.ts';
import { conflictOf } from '#state/checkout/conflict.ts';
import type { CheckoutWords } from './context.ts';

/** Why the host did not go on, in the checkout's words; null leaves it to the common ones. */
export function refusalOf({ t }: CheckoutWords, error: ApiError): string | null {
	const conflict = conflictOf(error);
	switch (conflict) {
		case null:
			return null;
		case 'cart.changed':
		case 'total_amount.changed':
		case 'review.changed':
			return t('changed.refused');
		case 'provider.too_little':
			return t('means.tooLittle');
		case 'terms_version.changed':
			return t('resume.termsChanged');
		case 'cart.barrier':
			return t('stop.barrierText');
		default:
			return t('stop.stepText');
	}
}
