import type { CartBootstrap } from '#contract/cart/bootstrap.ts';
import { getT, toMessages } from '#i18n/server.ts';
import { formatPair } from '#i18n/format.ts';
import type { ContactModel } from './contact.ts';
import type { ShellModel } from './model.ts';

/** Ranges that an empty cart offers. */
const OFFERED = 3;

/** Messages of one namespace, nested as in its file: places, and in each its elements. */
function toWords(messages: Record<string, unknown>): CartBootstrap['messages'] {
	return Object.fromEntries(
		Object.entries(messages).map(([place, words]) => [
			place,
			Object.fromEntries(
				Object.entries(words ?? {}).map(([element, text]) => [element, String(text)]),
			),
		]),
	);
}

/** Messages, links, contact and ranges for the cart, on its page and in the drawer. */
export function toCartBootstrap(
	{ locale, href, ranges }: ShellModel,
	contact: ContactModel,
): CartBootstrap {
	return {
		messages: toWords(toMessages(locale, 'cart')),
		href: {
			cart: href.cart,
			checkout: href.checkout,
			products: href['products-archive'],
			stores: href['store-locator'],
		},
		contact: {
			email: contact.email,
			phone: contact.phone,
			hours: contact.hours.map(({ days, time }) => formatPair(days, time, locale)),
		},
		notice: {
			artwork: contact.notice.artwork,
			href: contact.notice.href,
			...(contact.guaranteeNotice !== null && { words: contact.guaranteeNotice }),
		},
		ranges: ranges.slice(0, OFFERED).map(({ name, href: way, picture, heights, price }) => ({
			name,
			href: way,
			picture,
			heights,
			price:
				price &&
				(price.isFrom
					? getT(locale, 'prices')('price.from', { amount: price.amount })
					: price.amount),
		})),
	};
}
