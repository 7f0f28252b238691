import { plainSigns } from '../text/dashes.ts';

/**
 * Order numbers: `26-483-0275` is the year, six digits and a check digit. The six are the counter
 * of the year, permuted by the shop's key: numbers are unique by construction, need no retry, and
 * reveal neither the turnover nor the next number. Rejected: random numbers (two orders may draw
 * the same one), and the plain counter (it reveals the turnover). A number grants no access: it is
 * no secret.
 */

/** Size of each half of the counter: its three digits stay below this number. */
const HALF = 1000;
/** Most orders of one year that can be numbered. */
export const ORDERS_PER_YEAR = HALF * HALF;
/** Rounds of the network; for so small a domain, as many as NIST's FF1 takes. */
const ROUNDS = 10;

/**
 * The shop's key as a function: maps a text to a whole number from 0 to 2³²-1 that cannot be
 * guessed without the key (HMAC-SHA-256, truncated). The key never changes: another one could
 * repeat numbers that are already in use.
 */
export type KeyedNumber = (text: string) => number;

/** Permutes the counter among the numbers of its year: a Feistel network over two halves. */
function permuted(year: number, counter: number, keyed: KeyedNumber): number {
	let left = Math.floor(counter / HALF);
	let right = counter % HALF;
	for (let round = 0; round < ROUNDS; round += 1) {
		const next = (left + (keyed(`${year}:${round}:${right}`) % HALF)) % HALF;
		left = right;
		right = next;
	}
	return left * HALF + right;
}

/** Quasigroup of order ten (H. M. Damm, 2004): detects every wrong digit and every swap of two. */
const DAMM = [
	'0317598642',
	'7092154863',
	'4206871359',
	'1750983426',
	'6123045978',
	'3674209581',
	'5869720134',
	'8945362017',
	'9438617205',
	'2581436790',
];

function checkDigit(digits: string): string {
	return [...digits].reduce((row, digit) => DAMM[Number(row)]?.[Number(digit)] ?? '0', '0');
}

/** Formats nine digits as `26-483-0275`. */
const withHyphens = (digits: string) => digits.replace(/^(\d\d)(\d{3})(\d{4})$/, '$1-$2-$3');

/**
 * Returns the number of an order. `counter` counts the year's orders (in Rome) from 0; gaps are
 * fine.
 */
export function orderNumber(year: number, counter: number, keyed: KeyedNumber): string {
	if (!Number.isInteger(counter) || counter < 0 || counter >= ORDERS_PER_YEAR) {
		throw new RangeError(`no number for order ${counter} of ${year}`);
	}
	const digits = `${year}`.slice(-2) + `${permuted(year, counter, keyed)}`.padStart(6, '0');
	return withHyphens(digits + checkDigit(digits));
}

/**
 * Normalizes an order number that was typed or read out: `２６ 483 0275` is `26-483-0275`; null if
 * it cannot be one, because it is too short or a digit is wrong.
 */
export function plainOrderNumber(typed: string): string | null {
	const digits = plainSigns(typed).replace(/[\s./-]/g, '');
	return /^\d{9}$/.test(digits) && checkDigit(digits) === '0' ? withHyphens(digits) : null;
}
