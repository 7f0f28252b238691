import { findVatCountry } from './eu-countries.ts';
import { isVatNumber } from './vat-numbers.ts';

/**
 * True if the check digits of a plain VAT number are right, or its country publishes no rule for
 * them. A number that fails may still have been issued (old Danish and Czech ones were): warn, and
 * let VIES decide. For the host alone; the library weighs 60 kB, and is loaded for the first number:
 * its two hundred files cost a start a fifteenth of its computation.
 */
export async function hasVatCheckDigits(number: string, country: string): Promise<boolean> {
	if (!isVatNumber(number, country)) return false;
	const { euVat } = await import('stdnum');
	const checks = euVat[findVatCountry(country)] ?? [];
	return checks.length === 0 || checks.some(({ validate }) => validate(number).isValid);
}
