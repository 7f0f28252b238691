import type { Locale } from '#contract/locales.ts';

/**
 * Languages that the demo content is written in. A language that the site gains beyond these shows
 * the Italian texts, marked as such, until it has its own.
 */
export const SEED_LOCALES = ['it', 'en', 'es', 'fr', 'ja'] as const satisfies readonly Locale[];
export type SeedLocale = (typeof SEED_LOCALES)[number];

/** Calls `write` for each of them and returns the results by language. */
export function inSeedLocales<T>(write: (locale: SeedLocale) => T): Record<SeedLocale, T> {
	return {
		it: write('it'),
		en: write('en'),
		es: write('es'),
		fr: write('fr'),
		ja: write('ja'),
	};
}
