import * as v from 'valibot';
import { cartRoomSchema, type CartRoom } from '#contract/cart/room.ts';
import type { Locale } from '#contract/locales.ts';
import { cartRoomHref } from '#i18n/paths.ts';
import sideSheet from './cart-side.css?url';
import sheet from './cart.css?url';

/** The sheets of the cart, on pages that are not its own. */
export function hangSheets(): void {
	for (const href of [sideSheet, sheet]) {
		if (document.querySelector(`link[href="${href}"]`)) continue;
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = href;
		document.head.append(link);
	}
}

/** Words and ways of a language; null when they do not come: the page of the cart has them, too. */
export async function fetchRoom(locale: Locale): Promise<CartRoom | null> {
	try {
		const response = await fetch(cartRoomHref(locale));
		return response.ok ? v.parse(cartRoomSchema, await response.json()) : null;
	} catch {
		// Off line, or a release that is gone: the link to the page still leads there.
		return null;
	}
}
