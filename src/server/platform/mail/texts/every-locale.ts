import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locales.ts';
import type { StoredTexts } from '#server/platform/db/columns.ts';

/** Words of mails by language; one in which nobody has written them yet has the Italian ones. */
export function everyLocale<Texts>(written: StoredTexts<Texts>): Record<Locale, Texts> {
	return Object.fromEntries(
		LOCALES.map((locale) => [locale, written[locale] ?? written[DEFAULT_LOCALE]]),
	) as Record<Locale, Texts>;
}
