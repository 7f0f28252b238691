import { LOCALES, type Locale } from '#contract/locales.ts';

/** Years from the purchase that a registered wheel is covered for, by seller or maker. */
const WARRANTY_YEARS = 4;

/** Years of legal guarantee in the European Union (directive 2019/771, art. 10), the least. */
const EU_LEGAL_YEARS = 2;

/**
 * Countries whose law gives a consumer more: Spain (Real Decreto-ley 7/2021), Portugal (Decreto-Lei
 * 84/2021) and Sweden (SFS 2022:260), all since 2022.
 */
const LEGAL_YEARS: Readonly<Record<string, number>> = { ES: 3, PT: 3, SE: 3 };

/** Years of the guarantee that a seller owes a customer of a country by law. */
export function legalYears(country: string): number {
	return LEGAL_YEARS[country] ?? EU_LEGAL_YEARS;
}

/** The country whose law a page of a language tells; English is read everywhere. */
const MARKETS: Partial<Record<Locale, string>> = { it: 'IT', es: 'ES', fr: 'FR', ja: 'JP' };

/** Whose law counts for somebody who named no country: that of the language. */
export const marketOf = (locale: Locale): string => MARKETS[locale] ?? '';

/** The language to write in to a country; English where the site has none of its languages. */
export const languageOf = (country: string): Locale =>
	LOCALES.find((locale) => MARKETS[locale] === country) ?? 'en';

/** Whole years from a day to the one on which a term ends. */
export const yearsUntil = (from: string, until: string): number =>
	Number(until.slice(0, 4)) - Number(from.slice(0, 4));

/** Figures of the guarantee, by the names under which texts call them. */
export interface Guarantee {
	legal_years: number;
	/** Years that the maker adds to the seller's, up to `warranty_years` from the purchase. */
	extension_years: number;
	warranty_years: number;
}

/** Months from delivery within which a buyer in Italy may go to court (art. 133 Codice del consumo). */
export const ITALIAN_LIMITATION_MONTHS = 26;

/** What a customer of a country is told; an unknown one, the least that the Union's law gives. */
export function guaranteeOf(country: string): Guarantee {
	const legal_years = legalYears(country);
	return {
		legal_years,
		extension_years: WARRANTY_YEARS - legal_years,
		warranty_years: WARRANTY_YEARS,
	};
}

/** The house's own notice with the years of a country's law in it. */
export const noticeFor = (notice: string, country: string): string =>
	notice.replaceAll('{legal_years}', String(legalYears(country)));

/** What a page of a language says, before anybody's country is known. */
export const guaranteeIn = (locale: Locale): Guarantee => guaranteeOf(marketOf(locale));
