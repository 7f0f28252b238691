import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locales.ts';
import type { StoredTexts } from '#server/platform/db/columns.ts';

/** Texts of mails by language; a language without them yet gets the Italian ones. */
export function everyLocale<Texts>(written: StoredTexts<Texts>): Record<Locale, Texts> {
	return Object.fromEntries(
		LOCALES.map((locale) => [locale, written[locale] ?? written[DEFAULT_LOCALE]]),
	) as Record<Locale, Texts>;
}
