import * as v from 'valibot';

/** Every language of the site, the default first. Order is the order of switchers and hreflang. */
export const LOCALES = ['it', 'en', 'es', 'fr', 'ja'] as const;

/** Language that texts fall back to, and the one `/` leads to when nothing else is known. */
export const DEFAULT_LOCALE = 'it' satisfies Locale;

/** Each language and the region whose conventions its texts follow (BCP 47). */
export const LANGUAGE_TAGS: Record<Locale, string> = {
	it: 'it-IT',
	en: 'en-GB',
	es: 'es-ES',
	fr: 'fr-FR',
	ja: 'ja-JP',
};

/** Each language by its own name. */
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
	// Not by the schema: this is asked by scripts of pages, which would bring the library along.
	return LOCALES.some((locale) => locale === value);
}
