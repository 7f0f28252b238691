import { chosenCountry } from '#contract/chosen-country.ts';
import { toUnits, type SeenPrice } from '#state/analytics.ts';

/** Records at a place which price it shows, because its text is for people. */
export function notePrice(place: HTMLElement, amount: number | null, currency: string): void {
	place.dataset['amount'] = String(amount ?? '');
	place.dataset['currency'] = currency;
}

/** The price recorded there: null for none, undefined while it is the printed one. */
export function priceAt(place: HTMLElement | null | undefined): SeenPrice | null | undefined {
	const { amount, currency } = place?.dataset ?? {};
	if (amount === undefined || currency === undefined) return undefined;
	return amount === '' ? null : { value: toUnits(Number(amount), currency), currency };
}

/**
 * Calls back once the page shows the prices of the chosen country, or has reported that it cannot;
 * at once if they are the printed ones.
 */
export function whenPricesStand(tell: () => void): void {
	const note = document.querySelector<HTMLElement>('[data-note]');
	const printed = document.querySelector<HTMLElement>('country-choice')?.dataset['printed'];
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
