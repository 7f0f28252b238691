/** What a spreadsheet takes for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
	const text = value === null || value === undefined ? '' : String(value);
	// A number is no formula, whatever its sign.
	const shown = typeof value !== 'number' && FORMULA.test(text) ? `'${text}` : text;
	return /[",;\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/**
 * Rows as CSV (RFC 4180) with a byte order mark, by which spreadsheets know UTF-8. Cells that a
 * spreadsheet would run begin with an apostrophe.
 */
export function writeCsv(
	columns: readonly string[],
	rows: readonly Record<string, unknown>[],
): string {
	const lines = [columns.map(cell), ...rows.map((row) => columns.map((name) => cell(row[name])))];
	return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
