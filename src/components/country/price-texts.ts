import type { Locale } from '#contract/locales.ts';
import type { Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import en from '#i18n/locales/en/prices.json';
import es from '#i18n/locales/es/prices.json';
import fr from '#i18n/locales/fr/prices.json';
import it from '#i18n/locales/it/prices.json';
import ja from '#i18n/locales/ja/prices.json';

const MESSAGES: Partial<Record<Locale, typeof it>> = { it, en, es, fr, ja };

/**
 * Words about prices in the page's language. They come with the script, in all languages: as attributes
 * they would weigh on every page, for the few who choose another country.
 */
export const priceTexts = (locale: Locale): Translator<'prices'> =>
	createTranslator(locale, MESSAGES[locale] ?? it);
