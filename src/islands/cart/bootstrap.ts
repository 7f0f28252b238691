import * as v from 'valibot';
import { cartBootstrapSchema, type CartBootstrap } from '#contract/cart/bootstrap.ts';
import type { Locale } from '#contract/locales.ts';
import { cartBootstrapHref } from '#i18n/paths.ts';
import sideSheet from './cart-side.css?url';
import sheet from './cart.css?url';

/** Adds the cart's style sheets to pages other than its own. */
export function addStyleSheets(): void {
	for (const href of [sideSheet, sheet]) {
		if (document.querySelector(`link[href="${href}"]`)) continue;
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = href;
		document.head.append(link);
	}
}

/** Fetches messages and links of the cart; null on failure, as the cart page has them too. */
export async function fetchBootstrap(locale: Locale): Promise<CartBootstrap | null> {
	try {
		const response = await fetch(cartBootstrapHref(locale));
		return response.ok ? v.parse(cartBootstrapSchema, await response.json()) : null;
	} catch {
		// Offline, or the release was deleted: the link to the cart page still works.
		return null;
	}
}
