import { DEFAULT_LOCALE, type Locale, LOCALES } from '#contract/locales.ts';

/** Language of the page. */
export function pageLocale(): Locale {
	const { lang } = document.documentElement;
	return LOCALES.find((locale) => locale === lang) ?? DEFAULT_LOCALE;
}
