import type { Locale } from '#contract/locales.ts';

/**
 * Languages that the demo content is written in. A language that the site gains beyond these shows
 * the Italian texts, marked as such, until somebody writes its own.
 */
export const SEED_LOCALES = ['it', 'en', 'es', 'fr', 'ja'] as const satisfies readonly Locale[];
export type SeedLocale = (typeof SEED_LOCALES)[number];
