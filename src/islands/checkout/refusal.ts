import type { ApiError } from '#contract/errors.ts';
import { toConflict } from '#state/checkout/conflict.ts';
import type { CheckoutWords } from './context.ts';

/** Message for a conflict that the server reports; null if the common messages apply. */
export function toRefusal({ t }: CheckoutWords, error: ApiError): string | null {
	const conflict = toConflict(error);
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
