import type { WishlistEntry } from '#contract/wishlist/entries.ts';
import { noteListed, type Listed } from '#state/analytics.ts';

/** Analytics item of an entry at its position; empty for a deleted article. */
const listed = (entry: WishlistEntry, index: number): Listed[] =>
	entry.state === 'sold' ? [{ id: entry.code, name: entry.product.name, index }] : [];

const listName = () => document.querySelector('h1')?.textContent?.trim() ?? '';

/** Records that the list was shown. */
export function reportShown(entries: readonly WishlistEntry[]): void {
	noteListed('view_item_list', listName(), entries.flatMap(listed));
}

/** Records that the visitor opened an article of the list. */
export function reportOpened(entry: WishlistEntry, index: number): void {
	noteListed('select_item', listName(), listed(entry, index));
}
