import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';

/** Row of a file: its cells, and the line that it begins on. */
export interface CsvRow {
	record: string[];
	line: number;
}

/** Encoding of 16-bit text, by its mark or by the zeros of plain letters; null for others. */
function wideEncoding([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	if (first && second === 0 && third && fourth === 0) return 'utf-16le';
	return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null;
}

/**
 * Decodes a file as spreadsheets save it: UTF-8, UTF-16 ("Unicode text"), or else the 8-bit
 * encoding that Windows programs use for CSV.
 */
export function decoded(bytes: Uint8Array): string {
	const wide = wideEncoding(bytes);
	if (wide) return new TextDecoder(wide).decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}

const DELIMITERS = [',', ';', '\t'];

/** Most frequent separator in the header, outside quoted names. */
function delimiterOf(header: string): string {
	const bare = header.replace(/"[^"]*"/g, '');
	const count = (one: string) => bare.split(one).length;
	return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Cell that a spreadsheet was told to keep as text: `="00123"`. */
const asText = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

const recordsSchema = v.array(
	v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }),
);

/**
 * Rows of a CSV text as spreadsheets write it: comma, semicolon or tab, with or without a first
 * line `sep=;`, inch signs unquoted. Rows without any text are left out. Null if a quote is not
 * closed; reading ends after `most` rows.
 */
export function cellsOf(text: string, most: number): CsvRow[] | null {
	// The parser counts a CRLF within quotes as two lines.
	const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
	const named = /^"?sep=(.)"?\n/i.exec(plain);
	const body = named ? plain.slice(named[0].length) : plain;
	const [header = ''] = body.trimStart().split('\n', 1);
	try {
		const found: unknown = parse(body, {
			delimiter: named?.[1] ?? delimiterOf(header),
			info: true,
			relax_column_count: true,
			relax_quotes: true,
			skip_empty_lines: true,
			skip_records_with_empty_values: true,
			trim: true,
			to: most,
		});
		return v.parse(recordsSchema, found).map(({ record, info }) => {
			// The parser names the line on which a row ends.
			const inside = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
			const line = info.lines - inside + (named ? 1 : 0);
			return { record: record.map(asText), line };
		});
	} catch (cause) {
		if (cause instanceof CsvError) return null;
		throw cause;
	}
}

/** Removes the empty cells that separators at the end of lines make, down to `least` cells. */
export function withoutTail(record: readonly string[], least: number): string[] {
	let length = record.length;
	while (length > least && record[length - 1] === '') length -= 1;
	return record.slice(0, length);
}
