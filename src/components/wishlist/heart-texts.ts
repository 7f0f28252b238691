import type { Locale } from '#contract/locales.ts';
import type { Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import it from '#i18n/locales/it/hearts.json';

/** Messages by language; a language without them falls back to Italian. */
const MESSAGES = import.meta.glob<typeof it>('../../i18n/locales/*/hearts.json', {
	eager: true,
	import: 'default',
});

/** Texts of the hearts, in the script for all languages: as attributes they add to every page. */
export const heartTexts = (locale: Locale): Translator<'hearts'> =>
	createTranslator(locale, MESSAGES[`../../i18n/locales/${locale}/hearts.json`] ?? it);
