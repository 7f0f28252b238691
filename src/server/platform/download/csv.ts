/**
 * Beginnings of cells that a spreadsheet takes for formulas: the text's own, and those that appear
 * inside it where the list separator is a semicolon, as in Italy, or quotes are not understood. Wide
 * signs count as plain ones in East Asia.
 */
const FORMULA = /(^|[;\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/g;
const DISARMED = /(^|[;\t\r\n])'(?=["\s]*[=+\-@＝＋－＠])/g;

/** Undoes what an export did to a cell that looked like a formula. */
export const rearmed = (cell: string): string => cell.replace(DISARMED, '$1');

function cell(value: unknown): string {
	const text = value === null || value === undefined ? '' : String(value);
	// A number is no formula, whatever its sign.
	const shown = typeof value === 'number' ? text : text.replace(FORMULA, "$1'");
	return /[",;\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

const lineOf = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`;

/** How a CSV begins (RFC 4180): with a byte order mark, by which spreadsheets know UTF-8. */
export const csvHead = (columns: readonly string[]): string => `\uFEFF${lineOf(columns)}`;

/** Rows of a CSV. Where a spreadsheet would run a cell, an apostrophe goes before its sign. */
export function csvRows(
	columns: readonly string[],
	rows: readonly Record<string, unknown>[],
): string {
	return rows.map((row) => lineOf(columns.map((name) => row[name]))).join('');
}
