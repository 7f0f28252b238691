import { isEmail } from '#contract/email.ts';

/**
 * Italian identities, by their published rules: check digit of the partita IVA (D.M. 23 December
 * 1976), codice fiscale (D.M. 23 December 1976, D.P.R. 605/1973), recipient code (technical rules
 * of the e-invoice). Own code rather than a library, because the checkout runs it in the browser.
 */

/** Normalizes a number for comparison: half width, upper case, letters and digits only. */
export function plainTaxId(typed: string): string {
	return typed
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[^\p{L}\p{N}]/gu, '');
}

/** True if eleven digits carry the right check digit: the sum of Luhn, counted from the left. */
function hasCheckDigit(digits: string): boolean {
	const sum = [...digits].reduce((all, digit, index) => {
		const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
		return all + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** True if a plain text is an Italian VAT number, without `IT`. */
export function isPartitaIva(code: string): boolean {
	return /^(?!0{11})\d{11}$/.test(code) && hasCheckDigit(code);
}

/** Codice fiscale of a company or an association: eleven digits, often those of its partita IVA. */
export const isCompanyTaxCode = isPartitaIva;

/** Letters that replace digits when two people would have the same code (omocodia). */
const OMOCODIA = 'LMNPQRSTUV';
/** Positions of the digits in a codice fiscale. */
const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14];
const MONTHS = 'ABCDEHLMPRST';
/** Days of each month; the century is unknown, so any year may be a leap year. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Number added to the day of birth of a woman. */
const WOMAN = 40;
/** Values of the characters in odd places, from 1: of `0` to `9`, which `A` to `J` share. */
const ODD_DIGITS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_LETTERS = [...ODD_DIGITS, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Place in the alphabet, `A` being 0. */
const toPlace = (letter: string) => letter.charCodeAt(0) - 65;

function valueAt(character: string, index: number): number {
	const isDigit = /\d/.test(character);
	const place = isDigit ? Number(character) : toPlace(character);
	if (index % 2 === 1) return place;
	return (isDigit ? ODD_DIGITS : ODD_LETTERS)[place] ?? 0;
}

/** The sixteenth character that belongs to the fifteen before it. */
function checkCharacter(code: string): string {
	const sum = [...code.slice(0, 15)].reduce(
		(all, character, at) => all + valueAt(character, at),
		0,
	);
	return String.fromCharCode(65 + (sum % 26));
}

/** Reverts omocodia: replaces the letters by their digits. */
function withoutOmocodia(code: string): string {
	return [...code]
		.map((character, index) => {
			const digit = DIGIT_PLACES.includes(index) ? OMOCODIA.indexOf(character) : -1;
			return digit < 0 ? character : String(digit);
		})
		.join('');
}

/** True if a plain text is a person's codice fiscale: sixteen characters, a day that exists. */
export function isPersonTaxCode(code: string): boolean {
	if (!/^[A-Z0-9]{16}$/.test(code)) return false;
	const parts = /^[A-Z]{6}\d\d([A-EHLMPR-T])(\d\d)[A-Z]\d{3}[A-Z]$/.exec(withoutOmocodia(code));
	if (!parts) return false;
	const [, month = '', written = ''] = parts;
	const day = Number(written) % WOMAN;
	const days = MONTH_DAYS[MONTHS.indexOf(month)] ?? 0;
	const isDay = Number(written) < 2 * WOMAN && day >= 1 && day <= days;
	return isDay && checkCharacter(code) === code.at(-1);
}

/** Code for buyers without a recipient code: the invoice goes to the PEC, or the tax drawer. */
export const NO_RECIPIENT_CODE = '0000000';
/** Code of every buyer abroad. */
export const ABROAD_RECIPIENT_CODE = 'XXXXXXX';

/**
 * True if a plain text is the code of a private recipient: seven characters.
 * Public bodies have six and another format of invoice; buyers abroad have none of their own.
 */
export function isRecipientCode(code: string): boolean {
	return /^[A-Z0-9]{7}$/.test(code) && code !== ABROAD_RECIPIENT_CODE;
}

/**
 * True if a text can be a PEC. Its form is that of any address; only the exchange system knows
 * more.
 */
export function isPec(address: string): boolean {
	return isEmail(address);
}
