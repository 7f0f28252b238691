import type { Locale } from '#contract/locales.ts';
import type { BlockTexts } from '#blocks/props.ts';
import { getT } from '#i18n/server.ts';

/** Translators of a page's language for blocks and cards, while building. */
export function textsOf(locale: Locale): BlockTexts {
	return {
		locale,
		catalogue: getT(locale, 'catalogue'),
		content: getT(locale, 'content'),
		specs: getT(locale, 'specs'),
	};
}
