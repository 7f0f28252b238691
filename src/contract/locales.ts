import * as v from 'valibot';
import { maybeTextSchema } from './units.ts';

/** Every language of the site, the default first. Order is the order of switchers and hreflang. */
export const LOCALES = ['it', 'en', 'es', 'fr', 'ja'] as const;

/** Language that texts fall back to, and the one `/` leads to when nothing else is known. */
export const DEFAULT_LOCALE = 'it' satisfies Locale;

/** Each language by its own name, and the region whose conventions its texts follow (BCP 47). */
export const LANGUAGES: Record<Locale, { name: string; iso: string }> = {
	it: { name: 'Italiano', iso: 'it-IT' },
	en: { name: 'English', iso: 'en-GB' },
	es: { name: 'Español', iso: 'es-ES' },
	fr: { name: 'Français', iso: 'fr-FR' },
	ja: { name: '日本語', iso: 'ja-JP' },
};

export const localeSchema = v.picklist(LOCALES);
export type Locale = v.InferOutput<typeof localeSchema>;

export function isLocale(value: unknown): value is Locale {
	return v.is(localeSchema, value);
}

/** One language as the API lists it. `iso` is a BCP 47 tag, `file` the name of its message file. */
export const localeEntrySchema = v.object({
	code: localeSchema,
	name: v.pipe(v.string(), v.minLength(1)),
	iso: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/)),
	file: maybeTextSchema,
});
export type LocaleEntry = v.InferOutput<typeof localeEntrySchema>;
