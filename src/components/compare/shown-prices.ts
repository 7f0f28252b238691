import { askedCountry, chosenCountry } from '#contract/chosen-country.ts';

/** True if the page shows the prices that it was printed with. */
export function showsPrintedPrices(): boolean {
	const printed = document.querySelector<HTMLElement>('country-choice')?.dataset['printed'];
	const chosen = chosenCountry(document.cookie) ?? askedCountry(location.search) ?? printed;
	return chosen === printed;
}
