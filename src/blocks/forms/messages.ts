import type { Locale } from '#contract/locales.ts';
import { messagesOf } from '#i18n/server.ts';

/** Messages that every form needs. */
export const formMessages = (locale: Locale) => ({
	forms: messagesOf(locale, 'forms'),
	errors: messagesOf(locale, 'errors'),
});
