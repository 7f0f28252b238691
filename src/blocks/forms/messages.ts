import type { Locale } from '#contract/locales.ts';
import { toMessages } from '#i18n/server.ts';

/** Messages that every form needs. */
export const formMessages = (locale: Locale) => ({
	forms: toMessages(locale, 'forms'),
	errors: toMessages(locale, 'errors'),
});
