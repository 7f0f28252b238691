import type { Availability } from '#contract/content/availability.ts';
import type { Locale } from '#contract/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Reader } from '#state/wishlist/list.ts';

/** Props that the page passes to every part of a list. */
export interface ListProps extends Reader {
	locale: Locale;
	messages: Messages;
	availability: Record<Availability, string>;
	/** CSS classes by availability, which also draw its sign. */
	stockClasses: Record<Availability, string>;
	wishlistHref: string;
	productsHref: string;
	compareHref: string;
	loginHref: string;
	privacyHref: string;
}

export const toTranslator = ({ locale, messages }: Pick<ListProps, 'locale' | 'messages'>) =>
	createTranslator<'wishlist'>(locale, messages);
export type T = ReturnType<typeof toTranslator>;
