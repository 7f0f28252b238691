import { minorUnitExponent } from '#contract/minor-units.ts';
import { figuresOfAmount } from '#domain/money/currency-marks.ts';

/** Reason why a currency or an amount in a file cannot be read. */
export type AmountFault = 'currency' | 'amount';

/**
 * Minor units of an amount in units of its currency: `1890`, `1890,5`, `1.890,00 €`, `1 890,00`.
 * Rejects `1.890` for euros: it may mean a thousand of them, or three decimals, which a cent has
 * not.
 */
export function minorUnitsIn(typed: string, currency: string): number | AmountFault {
	if (!/^[A-Z]{3}$/.test(currency)) return 'currency';
	const digits = minorUnitExponent(currency);
	const read = figuresOfAmount(typed, currency);
	if (!read || read.isNegative) return 'amount';
	const cell = read.figures;
	const grouped = /^\d{1,3}(?:\.\d{3})+,\d+$/.test(cell) || /^\d{1,3}(?:,\d{3})+\.\d+$/.test(cell);
	const plain = grouped ? cell.replace(/[.,](?=.*[.,])/g, '') : cell;
	const [, whole = '', decimals = ''] = /^(\d{1,10})(?:[.,](\d+))?$/.exec(plain) ?? [];
	if (whole === '' || decimals.length > digits) return 'amount';
	return Number(whole + decimals.padEnd(digits, '0'));
}

/** Words that a spreadsheet, or an export of ours, writes for yes and no. */
const YES = ['true', 'yes', 'sì', 'si', 'vero', 'wahr', 'vrai', 'verdadero', '1'];
const NO = ['false', 'no', 'falso', 'falsch', 'faux', '0'];

/** Parses a yes or no; null for any other word. */
export function yesIn(cell: string): boolean | null {
	const word = cell.normalize('NFC').toLowerCase();
	if (YES.includes(word)) return true;
	return NO.includes(word) ? false : null;
}
