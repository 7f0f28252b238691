import { countryName } from '#i18n/country-name.ts';
import { languageName } from '#i18n/format.ts';
import type { Locale } from '#contract/locales.ts';
import { priceTexts } from './price-texts.ts';

/** Button of the header that opens languages and countries. */
export const headerButton = () =>
	document.querySelector<HTMLElement>('header [commandfor=locale-dialog]');

/**
 * Shows the country to buy in on the header's button: in its name, and after the language if it
 * differs from the country that the page is printed for.
 */
export function showCountry(country: string, printed: string, locale: Locale): void {
	for (const link of document.querySelectorAll<HTMLElement>('[data-own]')) {
		link.hidden = link.dataset['own'] === country;
	}
	const button = headerButton();
	if (!button) return;
	const language = locale.toUpperCase();
	// The name begins with the visible text, for visitors who speak it.
	const code = country === printed ? language : `${language}·${country}`;
	const said = button.firstElementChild;
	if (said) said.textContent = code;
	button.ariaLabel = priceTexts(locale)('country.button', {
		code,
		language: languageName(locale, locale),
		country: countryName(country, locale),
	});
}
