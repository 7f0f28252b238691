import type { NoticeLocale } from '#contract/content/artworks.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';

/** Not read from the contract's list, whose schemas would come into the cart's script. */
const hasNotice = (locale: Locale): locale is NoticeLocale => /^(?:it|en|es|fr)$/.test(locale);

/** Language of the official notice that readers of a language get: English where it has none. */
export const toNoticeLocale = (locale: Locale): NoticeLocale => (hasNotice(locale) ? locale : 'en');

/** Page of the European Union about the guarantee of conformity, in the language of the notice. */
export const guaranteeHref = (locale: Locale): string =>
	`https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${toNoticeLocale(locale)}.htm`;

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

/** Country whose law a page describes, by language; English is read everywhere. */
const MARKETS: Partial<Record<Locale, string>> = { it: 'IT', es: 'ES', fr: 'FR', ja: 'JP' };

/** Country whose law applies while the customer has named none: that of the language. */
export const toMarket = (locale: Locale): string => MARKETS[locale] ?? '';

/** Language for messages to a country; English where the site has none of its languages. */
export const findLanguage = (country: string): Locale =>
	LOCALES.find((locale) => MARKETS[locale] === country) ?? 'en';

/** Whole years from a day to the one on which a term ends. */
export const yearsUntil = (from: string, until: string): number =>
	Number(until.slice(0, 4)) - Number(from.slice(0, 4));

/** Figures of the guarantee, by their placeholder names in texts. */
export interface Guarantee {
	legal_years: number;
	/** Years that the maker adds to the seller's, up to `warranty_years` from the purchase. */
	extension_years: number;
	warranty_years: number;
}

/** Months from delivery for a buyer in Italy to go to court (art. 133 Codice del consumo). */
export const ITALIAN_LIMITATION_MONTHS = 26;

/** Guarantee for a customer of a country; for an unknown one, the minimum of Union law. */
export function toGuarantee(country: string): Guarantee {
	const legal_years = legalYears(country);
	return {
		legal_years,
		extension_years: WARRANTY_YEARS - legal_years,
		warranty_years: WARRANTY_YEARS,
	};
}

/** Fills the years of a country's law into the shop's own notice. */
export const noticeFor = (notice: string, country: string): string =>
	notice.replaceAll('{legal_years}', String(legalYears(country)));

/** Guarantee that a page of a language states before the customer's country is known. */
export const guaranteeIn = (locale: Locale): Guarantee => toGuarantee(toMarket(locale));

/** Wording of the extension of registered wheels beside the label of durability. */
export type ExtensionWording = 'alone' | 'beyond' | 'left_out';

/**
 * The extension adds nothing to a label of as many years or more: beside it, two terms of one
 * producer’s guarantee would contradict each other.
 */
export function toExtensionWording(
	label: { years: number } | null,
	{ warranty_years }: Pick<Guarantee, 'warranty_years'>,
): ExtensionWording {
	if (label === null) return 'alone';
	return warranty_years > label.years ? 'beyond' : 'left_out';
}

/**
 * Chooses the wording about the extension for a cart: beside labels the sentence states what the
 * extension adds to them; it is left out where it adds nothing to any article.
 */
export function extensionWordingForCart(
	labels: readonly ({ years: number } | null)[],
	guarantee: Pick<Guarantee, 'warranty_years'>,
): ExtensionWording {
	if (labels.every((label) => label === null)) return 'alone';
	const told = labels.map((label) => toExtensionWording(label, guarantee));
	return told.every((one) => one === 'left_out') ? 'left_out' : 'beyond';
}
