import type { WishlistEntry } from '#contract/wishlist/entries.ts';
import { noteListed, type Listed } from '#state/analytics.ts';

/** What is told of an entry by its place in the list; of what is gone nothing. */
const listed = (entry: WishlistEntry, index: number): Listed[] =>
	entry.state === 'sold' ? [{ id: entry.code, name: entry.product.name, index }] : [];

const listName = () => document.querySelector('h1')?.textContent?.trim() ?? '';

/** The list stands there. */
export function tellShown(entries: readonly WishlistEntry[]): void {
	noteListed('view_item_list', listName(), entries.flatMap(listed));
}

/** Somebody opens an article of it. */
export function tellOpened(entry: WishlistEntry, index: number): void {
	noteListed('select_item', listName(), listed(entry, index));
}
