import type { CsvLanguage, CsvQuery, CsvStyle } from '#contract/desk/spreadsheet.ts';
import { loadTexts } from '#i18n/texts.ts';

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
/** Words of a file for people; `inCurrency` is the unit where each row names its own currency. */
export const CSV_TEXTS: Record<
	CsvLanguage,
	Record<'isTrue' | 'isFalse' | 'inCurrency', string>
> = loadTexts('desk/csv');

/** Format of a file for people, or for machines where no spreadsheet is named. */
export function csvFormat({ csv_style, csv_language }: CsvQuery): CsvFormat {
	if (csv_style === undefined) return MACHINES;
	const { isTrue, isFalse } = CSV_TEXTS[csv_language];
	return { ...MARKS[csv_style], isTrue, isFalse };
}

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
