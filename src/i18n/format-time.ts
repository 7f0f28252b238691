import { LANGUAGE_TAGS, type Locale } from '#contract/locales.ts';

/** Hour and minute of an instant in local time. Not in `format.ts`: few scripts need it. */
export function formatTime(instant: string, locale: Locale): string {
	return new Date(instant).toLocaleTimeString(LANGUAGE_TAGS[locale], { timeStyle: 'short' });
}
