/** The 27 countries of the Union, by ISO 3166. */
export const EU_COUNTRIES = [
	'AT',
	'BE',
	'BG',
	'CY',
	'CZ',
	'DE',
	'DK',
	'EE',
	'ES',
	'FI',
	'FR',
	'GR',
	'HR',
	'HU',
	'IE',
	'IT',
	'LT',
	'LU',
	'LV',
	'MT',
	'NL',
	'PL',
	'PT',
	'RO',
	'SE',
	'SI',
	'SK',
] as const;
export type EuCountry = (typeof EU_COUNTRIES)[number];

/**
 * Countries of ISO 3166 whose territory counts as another one's for VAT (Directive 2006/112/EC,
 * art. 7): Monaco as France; the Isle of Man as the United Kingdom (also: Customs and Excise
 * Agreement 1979).
 */
const TERRITORIES: ReadonlyMap<string, string> = new Map([
	['MC', 'FR'],
	['IM', 'GB'],
]);

/** Returns the country whose VAT applies to a country; nearly always itself. */
export const findVatCountry = (country: string): string => TERRITORIES.get(country) ?? country;

/** True if a country is in the Union; some of its areas are outside its VAT (`tax-places.ts`). */
export const isEuCountry = (country: string): boolean =>
	EU_COUNTRIES.some((code) => code === country);
