/** Each length with the countries that have it, from the IBAN registry (release 100). */
const LENGTHS = (
	'15NO 16BE 18DKFIFKFOGLNLSD 19MKSI 20ATBAEEKZLTLUMNXK 21CHHRLILV 22BGBHCRDEGBGEIEMERSVA ' +
	'23AEGIILIQOMSOTL 24ADCZESMDPKROSASESKTNVG 25LYPTST 26ISTR 27BIDJFRGRITMCMRSM ' +
	'28ALAZBYCYDOGTHNHULBNIPLSV 29BREGPSQAUA 30JOKWMUYE 31MTSC 32LC 33RU'
).split(' ');

/** Returns the length of a country's IBANs; NaN if its banks have none. */
const calculateLength = (country: string): number =>
	Number.parseInt(LENGTHS.find((group) => group.match(/../g)?.includes(country)) ?? '', 10);

/** True if banks of a country have IBANs; those of Japan and America do not. */
export const hasIbans = (country: string): boolean => calculateLength(country) > 0;

/** Normalizes an IBAN for storage, however it was typed or pasted: `iban: it60 x054-28…`. */
export const plainIban = (typed: string): string =>
	typed
		.normalize('NFKC')
		.toUpperCase()
		.replace(/^\s*IBAN\b/, '')
		.replace(/[^0-9A-Z]/g, '');

/**
 * True if a plain text is an IBAN: its country's length and check digits (ISO 13616, MOD 97-10).
 */
export function isIban(iban: string): boolean {
	if (!/^[A-Z]{2}\d{2}[0-9A-Z]+$/.test(iban)) return false;
	if (iban.length !== calculateLength(iban.slice(0, 2))) return false;
	const digits = (iban.slice(4) + iban.slice(0, 4)).replace(
		/[A-Z]/g,
		(letter) => `${Number.parseInt(letter, 36)}`,
	);
	return BigInt(digits) % 97n === 1n;
}
