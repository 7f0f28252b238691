import type { Locale } from '#contract/locales.ts';
import type { Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import it from '#i18n/locales/it/prices.json';

/** Messages by language; a language without them falls back to Italian. */
const MESSAGES = import.meta.glob<typeof it>('../../i18n/locales/*/prices.json', {
	eager: true,
	import: 'default',
});

/**
 * Texts about prices in the page's language. They come with the script, in all languages: as
 * attributes they would add to every page, for the few who choose another country.
 */
export const priceTexts = (locale: Locale): Translator<'prices'> =>
	createTranslator(locale, MESSAGES[`../../i18n/locales/${locale}/prices.json`] ?? it);
