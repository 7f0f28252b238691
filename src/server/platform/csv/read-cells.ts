import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';

/** Row of a file: its cells, and the line that it begins on. */
export interface CsvRow {
	record: string[];
	line: number;
}

const DELIMITERS = [',', ';', '\t'];

/** Most frequent separator in the header, outside quoted names. */
function toDelimiter(header: string): string {
	const bare = header.replace(/"[^"]*"/g, '');
	const count = (one: string) => bare.split(one).length;
	return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Cell forced to be text: `="00123"`. */
const asText = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

/** Code behind the mark with which a spreadsheet was told to keep it as text: `'00123`. */
export const asCode = (cell: string): string => cell.replace(/^['’](?=.)/, '');

/** Results of a formula that failed, in the languages of spreadsheets; figures too wide to show. */
const SHEET_ERROR = /^#(?:N\/?[ADV]|[¡¿]?[\p{Lu}/\d]{3,10}[!?]|#{2,})$|^Err:\d{3}$/iu;

export const isSheetError = (cell: string): boolean => SHEET_ERROR.test(cell);

/** Beginnings of workbooks (`.xlsx`, `.ods`; `.xls`), which people rename or choose by mistake. */
const WORKBOOKS = ['504b0304', 'd0cf11e0a1b11ae1'];

/** True for a workbook in place of a CSV. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
	WORKBOOKS.some(
		(head) => Buffer.from(bytes.subarray(0, head.length / 2)).toString('hex') === head,
	);

/** Line on which a quote is opened that nothing closes. */
export interface OpenQuote {
	line: number;
	text: string;
}

const recordsSchema = v.array(
	v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }),
);

/**
 * Rows of a CSV text as spreadsheets write it: comma, semicolon or tab, with or without a first
 * line `sep=;`, inch signs unquoted. Rows without any text are left out; reading ends after `most`
 * rows. Returns the line of a quote that is not closed.
 */
export function toCells(text: string, most: number): CsvRow[] | OpenQuote {
	// The parser counts a CRLF within quotes as two lines.
	// A file of DOS ends with its own sign, and some programs fill it up with zeros.
	const plain = text
		.replace(/^\uFEFF/, '')
		.replace(/[^\P{Cc}\s]+$/u, '')
		.replace(/\r\n?/g, '\n');
	const named = /^"?sep=(.)"?\n/i.exec(plain);
	const body = named ? plain.slice(named[0].length) : plain;
	const [header = ''] = body.trimStart().split('\n', 1);
	const options = {
		delimiter: named?.[1] ?? toDelimiter(header),
		info: true,
		relax_column_count: true,
		relax_quotes: true,
		skip_empty_lines: true,
		skip_records_with_empty_values: true,
		trim: true,
	};
	try {
		const found: unknown = parse(body, { ...options, to: most });
		return v.parse(recordsSchema, found).map(({ record, info }) => {
			// The parser names the line on which a row ends.
			const inside = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
			const line = info.lines - inside + (named ? 1 : 0);
			return { record: record.map(asText), line };
		});
	} catch (cause) {
		if (!(cause instanceof CsvError)) throw cause;
		// The error names the last line of the file, so the rows before the quote are read again.
		const before = Number(cause.records);
		const read: unknown = before > 0 ? parse(body, { ...options, to: before }) : [];
		const last = v.parse(recordsSchema, read).at(-1)?.info.lines ?? 0;
		const lines = body.split('\n');
		const at = lines.findIndex((line, index) => index >= last && line.includes('"'));
		return { line: at + 1 + (named ? 1 : 0), text: lines[at] ?? '' };
	}
}

/** Removes the empty cells that separators at the end of lines make, down to `least` cells. */
export function withoutTail(record: readonly string[], least: number): string[] {
	let length = record.length;
	while (length > least && record[length - 1] === '') length -= 1;
	return record.slice(0, length);
}
