import type { Messages } from '#i18n/messages.ts';

/** Texts that the script writes; all others are in the markup already. */
const WRITTEN =
	/^(today$|found|town|points?(_|$)|none$|unknown|byDistance|locating|refused|unavailable|timeout)/;

export function finderMessages({ stores }: Messages): Messages {
	const texts = typeof stores === 'object' ? stores : {};
	return { stores: Object.fromEntries(Object.entries(texts).filter(([key]) => WRITTEN.test(key))) };
}
