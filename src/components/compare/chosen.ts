import { COMPARE_KEY } from '#contract/storage-keys.ts';
import { parseChosen, type ChosenProduct } from '#domain/catalogue/comparison.ts';

/** Products that this tab has chosen to compare. A browser that stores nothing has none. */
export function readChosen(): ChosenProduct[] {
	try {
		return parseChosen(sessionStorage.getItem(COMPARE_KEY));
	} catch {
		return [];
	}
}

/** Keeps the choice of this tab. Without a product nothing is stored: a visit alone leaves no trace. */
export function keepChosen(chosen: readonly ChosenProduct[]): void {
	try {
		if (chosen.length === 0) sessionStorage.removeItem(COMPARE_KEY);
		else sessionStorage.setItem(COMPARE_KEY, JSON.stringify(chosen));
	} catch {
		// Storage is full or forbidden: the choice lives as long as the page, and in the address.
	}
}
