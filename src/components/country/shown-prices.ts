import { chosenCountry } from '#contract/chosen-country.ts';
import { toUnits, type SeenPrice } from '#state/analytics.ts';

/** Notes at a place which price it shows: its words are for people. */
export function notePrice(place: HTMLElement, amount: number | null, currency: string): void {
	place.dataset['amount'] = String(amount ?? '');
	place.dataset['currency'] = currency;
}

/** The price that was noted there: null for none, undefined where it is still the printed one. */
export function priceAt(place: HTMLElement | null | undefined): SeenPrice | null | undefined {
	const { amount, currency } = place?.dataset ?? {};
	if (amount === undefined || currency === undefined) return undefined;
	return amount === '' ? null : { value: toUnits(Number(amount), currency), currency };
}

/**
 * Calls back once the page shows the prices of the country that was chosen, or has said that it
 * cannot; at once where they are printed for it.
 */
export function whenPricesStand(tell: () => void): void {
	const note = document.querySelector<HTMLElement>('[data-note]');
	const printed = document.querySelector<HTMLElement>('country-choice')?.dataset['country'];
	const chosen = chosenCountry(document.cookie) ?? printed;
	if (!note || chosen === printed || note.dataset['note'] !== '') {
		tell();
		return;
	}
	new MutationObserver((_, observer) => {
		observer.disconnect();
		tell();
	}).observe(note, { attributeFilter: ['data-note'] });
}
