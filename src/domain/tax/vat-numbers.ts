import { type EuCountry, findVatCountry } from './eu-countries.ts';
import { isPartitaIva, plainTaxId } from './tax-codes.ts';

/**
 * Format of the VAT numbers of each Union country after the prefix, by the list of the Commission's
 * VIES. Format alone: only VIES knows whether a number was issued; the host verifies check digits,
 * because they weigh 7 kB in a browser.
 */
const FORMS: Readonly<Record<EuCountry, RegExp>> = {
	AT: /^U\d{8}$/,
	BE: /^[01]\d{9}$/,
	BG: /^\d{9,10}$/,
	CY: /^\d{8}[A-Z]$/,
	CZ: /^\d{8,10}$/,
	DE: /^\d{9}$/,
	DK: /^\d{8}$/,
	EE: /^\d{9}$/,
	ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
	FI: /^\d{8}$/,
	FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
	GR: /^\d{9}$/,
	HR: /^\d{11}$/,
	HU: /^\d{8}$/,
	IE: /^(?:\d[A-Z0-9]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
	IT: /^\d{11}$/,
	LT: /^(?:\d{9}|\d{12})$/,
	LU: /^\d{8}$/,
	LV: /^\d{11}$/,
	MT: /^\d{8}$/,
	NL: /^\d{9}B\d{2}$/,
	PL: /^\d{10}$/,
	PT: /^\d{9}$/,
	RO: /^\d{2,10}$/,
	SE: /^\d{12}$/,
	SI: /^\d{8}$/,
	SK: /^\d{10}$/,
};

/** The form of a country; none outside the Union. */
const getForm: Readonly<Partial<Record<string, RegExp>>> = FORMS;

/** Numbers of Northern Ireland, whose companies buy goods as those of the Union do. */
const NORTHERN_IRELAND = /^XI(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/;

/** Prefix of a Union country's numbers: its code, but `EL` for Greece, `FR` for Monaco. */
export const toVatPrefix = (country: string): string =>
	country === 'GR' ? 'EL' : findVatCountry(country);

/**
 * Normalizes a VAT number of a Union country, with its prefix: `de 136.695.976`, or the digits
 * alone, is `DE136695976`. Belgian numbers of nine digits get the leading zero that they have had
 * since.
 */
export function plainVatNumber(typed: string, country: string): string {
	const plain = plainTaxId(typed);
	const prefix = toVatPrefix(country);
	const written = [prefix, country].find((letters) => plain.startsWith(letters));
	const bare = written === undefined ? plain : plain.slice(written.length);
	return prefix + (country === 'BE' && /^\d{9}$/.test(bare) ? `0${bare}` : bare);
}

/** True if a plain number with its prefix fits the country; an Italian one is checked whole. */
export function isVatNumber(number: string, country: string): boolean {
	const prefix = toVatPrefix(country);
	const form = getForm[findVatCountry(country)];
	if (!form || !number.startsWith(prefix)) return false;
	const bare = number.slice(prefix.length);
	return form.test(bare) && (country !== 'IT' || isPartitaIva(bare));
}

/** True if a plain number can be one of Northern Ireland. */
export const isNorthernIrishVatNumber = (number: string): boolean => NORTHERN_IRELAND.test(number);
