import { isEmail } from '#contract/email.ts';
import type { ApiError } from '#contract/errors.ts';
import { errorKey } from '#i18n/error-key.ts';
import type { Locale } from '#contract/locales.ts';
import type { Translator } from '#i18n/messages.ts';

/** What every part of a passport shares. */
export interface PassportContext {
	locale: Locale;
	t: Translator<'passport'>;
	tWarranty: Translator<'warranty'>;
	tErrors: Translator<'errors'>;
	/** Who helps when a link does not. */
	email: string;
}

/** An address as it is sent; null for what is none. */
export function emailOf(typed: string): string | null {
	const email = typed.normalize('NFKC').trim();
	return isEmail(email) ? email : null;
}

/** Why a request did not go through, in words. */
export function failureText({ t, tErrors }: PassportContext, error: ApiError): string {
	return error.code === 'too_many_requests' ? t('failed.limited') : tErrors(errorKey(error));
}
