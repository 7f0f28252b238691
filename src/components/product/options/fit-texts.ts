import type { Locale } from '#contract/locales.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Translator } from '#i18n/messages.ts';
import it from '#i18n/locales/it/catalogue.json';

type FitWords = (typeof it)['fit'];

/** Messages by language; a language without them falls back to Italian. */
const MESSAGES = import.meta.glob<FitWords>('../../../i18n/locales/*/catalogue.json', {
	eager: true,
	import: 'fit',
});

/**
 * Texts about fit in the page's language. They come with the script of the choices: as attributes
 * they would add to the page of every product.
 */
export const fitTexts = (locale: Locale): Translator<'catalogue'> =>
	createTranslator<'catalogue'>(locale, {
		fit: MESSAGES[`../../../i18n/locales/${locale}/catalogue.json`] ?? it.fit,
	});

const KEYS: ReadonlySet<string> = new Set(Object.keys(it.fit));
const isWord = (key: string): key is keyof FitWords => KEYS.has(key);

/** Label of the button for an open choice: `Choose the freehub body`. */
export function chooseText(
	t: Translator<'catalogue'>,
	{ code, name }: { code: string | null; name: string },
): string {
	const key = `choose_${code}`;
	return isWord(key) ? t(`fit.${key}`) : t('fit.choose', { option: name });
}
