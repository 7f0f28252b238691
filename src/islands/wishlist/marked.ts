import type { Locale } from '#contract/locales.ts';
import type { WishlistEntry } from '#contract/wishlist/entries.ts';
import { entryHref, href } from '#i18n/paths.ts';
import type { Marked } from '#state/wishlist/device.ts';

/** Converts an entry to its stored form; a deleted article has only its id. */
export function toMarked(entry: WishlistEntry, locale: Locale): Marked {
	const { id } = entry;
	if (entry.state === 'gone') return { id, title: id, href: href(locale, 'products-archive') };
	const { name, code, product } = entry;
	const title = name === product.name ? name : `${product.name} ${name}`;
	const path = entryHref(product.locale, 'product', product.slug);
	return { id, title, href: `${path}?variant=${encodeURIComponent(code)}` };
}
