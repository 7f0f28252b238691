import { findVatCountry } from './eu-countries.ts';
import { isVatNumber, toVatPrefix } from './vat-numbers.ts';

/** Sums the digits of a number, each multiplied by the weight at its place. */
const weigh = (digits: string, weights: readonly number[]): number =>
	weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/**
 * True if a Bulgarian number ends with its check digit. Companies have nine digits; persons,
 * foreigners and others ten, by a rule for each.
 */
function isBulgarian(digits: string): boolean {
	const check = Number(digits.at(-1));
	if (digits.length === 9) {
		const first = weigh(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
		if (first !== 10) return first === check;
		return (weigh(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 === check;
	}
	const person = (weigh(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
	const foreigner = weigh(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
	const other = (11 - (weigh(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
	return [person, foreigner, other].includes(check);
}

/**
 * True if a Czech number of nine digits that begins with 6, of a person without a birth number, ends
 * with its check digit.
 */
const isCzechSpecial = (digits: string): boolean =>
	9 - ((11 - (weigh(digits.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10) === Number(digits[8]);

/**
 * Applies the published rules that the library has wrong (`findings/stdnum-…`); undefined for a
 * number that the library judges well.
 */
function judgeOurselves(digits: string, country: string): boolean | undefined {
	switch (country) {
		case 'BG':
			return isBulgarian(digits);
		case 'CZ':
			return /^6\d{8}$/.test(digits) ? isCzechSpecial(digits) : undefined;
		case 'LV':
			// Personal codes since July 2017 hold no date, and random digits.
			return /^3[2-9]/.test(digits) ? true : undefined;
		case 'SK':
			return /^[1-9]\d[234789]/.test(digits) && Number(digits) % 11 === 0;
		default:
			return undefined;
	}
}

/**
 * True if the check digits of a plain VAT number are right, or its country publishes no rule for
 * them. A number that fails may still have been issued (old Danish and Czech ones were): warn, and
 * let VIES decide. For the host alone; the library weighs 60 kB, and is loaded for the first number:
 * its two hundred files cost a start a fifteenth of its computation.
 */
export async function hasVatCheckDigits(number: string, country: string): Promise<boolean> {
	if (!isVatNumber(number, country)) return false;
	const vatCountry = findVatCountry(country);
	const ours = judgeOurselves(number.slice(toVatPrefix(country).length), vatCountry);
	if (ours !== undefined) return ours;
	const { euVat } = await import('stdnum');
	const checks = euVat[vatCountry] ?? [];
	return checks.length === 0 || checks.some(({ validate }) => validate(number).isValid);
}
