import type { Locale } from '#contract/locales.ts';
import type { Translator } from '#i18n/messages.ts';
import { getT } from '#i18n/server.ts';

/** Translators bound to the page's language; the build and the editor each supply their own. */
export interface Texts {
	locale: Locale;
	bench: Translator<'bench'>;
	catalogue: Translator<'catalogue'>;
	content: Translator<'content'>;
	prices: Translator<'prices'>;
	specs: Translator<'specs'>;
}

/** Translators of a page's language for blocks and cards, while building. */
export function toTexts(locale: Locale): Texts {
	return {
		locale,
		bench: getT(locale, 'bench'),
		catalogue: getT(locale, 'catalogue'),
		content: getT(locale, 'content'),
		prices: getT(locale, 'prices'),
		specs: getT(locale, 'specs'),
	};
}
