import type { Locale } from '#contract/locales.ts';
import { islandMessagesOf } from '#i18n/server.ts';

/** Words that every form needs. */
export const formMessages = (locale: Locale) => ({
	forms: islandMessagesOf(locale, 'forms'),
	errors: islandMessagesOf(locale, 'errors'),
});
