import type { CsvLanguage, CsvQuery, CsvStyle } from '#contract/desk/spreadsheet.ts';

/**
 * Beginnings of cells that a spreadsheet takes for formulas: the text's own, and those inside it
 * where the list separator is a semicolon, as in Italy, or where quotes are not understood.
 * Full-width signs count as plain ones in East Asia.
 */
const FORMULA = /(^|[;\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/g;
const DISARMED = /(^|[;\t\r\n])'(?=["\s]*[=+\-@＝＋－＠])/g;

/** Undoes what an export did to a cell that looked like a formula. */
export const rearmed = (cell: string): string => cell.replace(DISARMED, '$1');

/** Format of a CSV file. */
export interface CsvFormat {
	separator: ',' | ';';
	decimal: '.' | ',';
	isTrue: string;
	isFalse: string;
}
const MACHINES: CsvFormat = { separator: ',', decimal: '.', isTrue: 'true', isFalse: 'false' };

const MARKS = {
	comma: { separator: ',', decimal: '.' },
	semicolon: { separator: ';', decimal: ',' },
} as const satisfies Record<CsvStyle, Partial<CsvFormat>>;
const WORDS = {
	it: { isTrue: 'sì', isFalse: 'no' },
	en: { isTrue: 'yes', isFalse: 'no' },
} as const satisfies Record<CsvLanguage, Partial<CsvFormat>>;

/** Unit of money where each row names its own currency. */
export const IN_CURRENCY: Record<CsvLanguage, string> = { it: 'in valuta', en: 'in currency' };

/** Format of a file for people, or for machines where no spreadsheet is named. */
export const csvFormat = ({ csv_style, csv_language }: CsvQuery): CsvFormat =>
	csv_style === undefined ? MACHINES : { ...MARKS[csv_style], ...WORDS[csv_language] };

const quoted = (text: string, isQuoted: boolean): string =>
	isQuoted ? `"${text.replaceAll('"', '""')}"` : text;

function cell(value: unknown, { separator, decimal, isTrue, isFalse }: CsvFormat): string {
	if (value === null || value === undefined) return '';
	if (typeof value === 'number') {
		// A number is no formula, with any sign; in quotes it may be read as text.
		const text = String(value).replace('.', decimal);
		return quoted(text, text.includes(separator));
	}
	if (typeof value === 'boolean') return value ? isTrue : isFalse;
	const text = String(value).replace(FORMULA, "$1'");
	return quoted(text, /[",;\r\n]/.test(text));
}

const toLine = (values: readonly unknown[], format: CsvFormat) =>
	`${values.map((value) => cell(value, format)).join(format.separator)}\r\n`;

/** Head of a CSV (RFC 4180), with a byte order mark, by which spreadsheets recognise UTF-8. */
export const csvHead = (columns: readonly string[], format = MACHINES): string =>
	`\uFEFF${toLine(columns, format)}`;

/** Rows of a CSV. Where a spreadsheet would run a cell, an apostrophe goes before its sign. */
export function csvRows(
	columns: readonly string[],
	rows: readonly Record<string, unknown>[],
	format = MACHINES,
): string {
	return rows
		.map((row) =>
			toLine(
				columns.map((name) => row[name]),
				format,
			),
		)
		.join('');
}
