import * as v from 'valibot';

/** All languages of the site, the default first, in the order of switchers and hreflang. */
export const LOCALES = ['it', 'en', 'es', 'fr', 'ja'] as const;

/** Fallback language of texts, and the one that `/` redirects to when nothing else is known. */
export const DEFAULT_LOCALE = 'it' satisfies Locale;

/** Tag of each language with the region whose conventions its texts follow (BCP 47). */
export const LANGUAGE_TAGS: Record<Locale, string> = {
	it: 'it-IT',
	en: 'en-GB',
	es: 'es-ES',
	fr: 'fr-FR',
	ja: 'ja-JP',
};

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
	it: 'Italiano',
	en: 'English',
	es: 'Español',
	fr: 'Français',
	ja: '日本語',
};

export const localeSchema = v.picklist(LOCALES);
export type Locale = v.InferOutput<typeof localeSchema>;

export function isLocale(value: unknown): value is Locale {
	// Rejected: the schema. Page scripts call this and would bundle the library.
	return LOCALES.some((locale) => locale === value);
}
