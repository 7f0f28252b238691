import type { Locale } from '#contract/locales.ts';
import type { Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import en from '#i18n/locales/en/hearts.json';
import es from '#i18n/locales/es/hearts.json';
import fr from '#i18n/locales/fr/hearts.json';
import it from '#i18n/locales/it/hearts.json';
import ja from '#i18n/locales/ja/hearts.json';

const MESSAGES: Partial<Record<Locale, typeof it>> = { it, en, es, fr, ja };

/** Words of the hearts. They come with the script, in all languages: as attributes every page weighs them. */
export const heartTexts = (locale: Locale): Translator<'hearts'> =>
	createTranslator(locale, MESSAGES[locale] ?? it);
