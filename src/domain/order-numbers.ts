/**
 * Order numbers: `26-483-0275` is the year, six digits and a check digit. The six are the counter of
 * the year in an order that only the shop's key knows: numbers are unique by construction, need no
 * try, and neither the turnover nor the next number shows in them. Random numbers were rejected (two
 * orders may draw the same one), and so was the counter (it tells the turnover). A number opens
 * nothing: it is no secret.
 */

/** Digits of each half of the counter, as a number that they stay below. */
const HALF = 1000;
/** Orders of one year that there are numbers for. */
export const ORDERS_PER_YEAR = HALF * HALF;
/** Rounds of the network; for so small a domain, as many as NIST's FF1 takes. */
const ROUNDS = 10;

/**
 * The shop's key as a function: a whole number from 0 to 2³²-1 for a text, which nobody guesses who
 * does not know the key; HMAC-SHA-256, cut. One and the same for good: another one gives numbers that
 * may have been given.
 */
export type KeyedNumber = (text: string) => number;

/** The counter's place among the numbers of its year: a Feistel network over two halves. */
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

/** Quasigroup of order ten (H. M. Damm, 2004): it sees every wrong digit and every exchange of two. */
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

/** `26-483-0275` of its nine digits. */
const withHyphens = (digits: string) => digits.replace(/^(\d\d)(\d{3})(\d{4})$/, '$1-$2-$3');

/** The number of an order. `counter` counts the orders of a year (in Rome), from 0, with gaps or not. */
export function orderNumber(year: number, counter: number, keyed: KeyedNumber): string {
	if (!Number.isInteger(counter) || counter < 0 || counter >= ORDERS_PER_YEAR) {
		throw new RangeError(`no number for order ${counter} of ${year}`);
	}
	const digits = `${year}`.slice(-2) + `${permuted(year, counter, keyed)}`.padStart(6, '0');
	return withHyphens(digits + checkDigit(digits));
}

/**
 * An order number as somebody typed it or read it out: `２６ 483 0275` is `26-483-0275`; null where it
 * cannot be one, for it is too short or a digit is wrong.
 */
export function plainOrderNumber(typed: string): string | null {
	const digits = typed.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}./−ー]/gu, '');
	return /^\d{9}$/.test(digits) && checkDigit(digits) === '0' ? withHyphens(digits) : null;
}
