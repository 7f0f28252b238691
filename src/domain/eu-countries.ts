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

/** Whether a country belongs to the Union; some of its places lie outside its VAT (`markets.ts`). */
export const isEuCountry = (country: string): boolean =>
	EU_COUNTRIES.some((code) => code === country);
