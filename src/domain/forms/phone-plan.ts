import {
	getCountries,
	getCountryCallingCode,
	parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { phoneText, withoutExitCode } from './phone-text.ts';

/** Number that is valid in the numbering plan of its prefix. */
export interface PlannedPhone {
	/** E.164, `+442079460958`: without a trunk zero, with the zero of an Italian landline. */
	number: string;
	/** `+44`; the number's own where it was typed with one. */
	prefix: string;
}

/** Prefixes without their sign; the library throws at any other. */
const PREFIXES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * Parses a number typed after a prefix, or with its own (`+44 20 …`, `0044 20 …`), by the numbering
 * plan of the prefix; null where the plan knows no such number. The plans weigh 25 kB in a browser,
 * which therefore fetches this module when a number needs it (`islands/forms/resolver.ts`).
 */
export function plannedPhone(prefix: string, typed: string): PlannedPhone | null {
	const digits = prefix.normalize('NFKC').replace(/^\s*(?:\+|00)/, '');
	const defaultCallingCode = PREFIXES.has(digits) ? digits : undefined;
	const number = withoutExitCode(phoneText(typed), digits);
	const found = parsePhoneNumberFromString(number, { defaultCallingCode, extract: false });
	if (!found?.isValid() || found.ext) return null;
	return { number: found.number, prefix: `+${found.countryCallingCode}` };
}

/** True if the prefix's numbering plan knows a number, however many digits it has. */
export const isPlanned = (prefix: string, typed: string): boolean =>
	plannedPhone(prefix, typed) !== null;
