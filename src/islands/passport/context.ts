import { isEmail } from '#contract/email.ts';
import type { ApiError } from '#contract/errors.ts';
import { errorKey } from '#i18n/error-key.ts';
import type { Locale } from '#contract/locales.ts';
import type { Translator } from '#i18n/messages.ts';

/** Shared context of all parts of a passport. */
export interface PassportContext {
	locale: Locale;
	t: Translator<'passport'>;
	tWarranty: Translator<'warranty'>;
	tBench: Translator<'bench'>;
	tErrors: Translator<'errors'>;
	/** Support address for links that do not work. */
	email: string;
}

/** Normalises an e-mail address; null if it is invalid. */
export function findEmail(typed: string): string | null {
	const email = typed.normalize('NFKC').trim();
	return isEmail(email) ? email : null;
}

/** Message for a failed request. */
export function failureText({ t, tErrors }: PassportContext, error: ApiError): string {
	return error.code === 'too_many_requests' ? t('failed.limited') : tErrors(errorKey(error));
}
