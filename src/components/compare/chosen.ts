import { parseChosen, type ChosenProduct } from '#domain/comparison.ts';

/** Forgotten with the tab; the cookie policy lists it. */
const KEY = 'livenza.compare';

/** Products that this tab has chosen to compare. A browser that stores nothing has none. */
export function readChosen(): ChosenProduct[] {
	try {
		return parseChosen(sessionStorage.getItem(KEY));
	} catch {
		return [];
	}
}

export function keepChosen(chosen: readonly ChosenProduct[]): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(chosen));
	} catch {
		// Storage is full or forbidden: the choice lives as long as the page, and in the address.
	}
}
