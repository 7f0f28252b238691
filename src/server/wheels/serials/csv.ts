import { setImmediate as othersTurn } from 'node:timers/promises';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import type { IMPORT_FAULTS } from '#contract/wheels/serials.ts';
import { serialCreate } from '#contract/wheels/serials.ts';
import { rearmed } from '#server/platform/download/csv.ts';

export type SerialRow = v.InferOutput<typeof serialCreate>;
export interface BadRow {
	line: number;
	code: (typeof IMPORT_FAULTS)[number];
	text: string;
}
/** A row that can be stored; of a serial that is there only the cells in `given` are changed. */
export interface ReadRow {
	line: number;
	row: SerialRow;
	given: readonly string[];
}
interface Read {
	rows: ReadRow[];
	bad: BadRow[];
}

const REQUIRED = ['serial_number', 'product_id'];
const KNOWN = [...REQUIRED, 'state', 'made_on', 'note'];
const MAX_SHOWN = 80;
/** Rows of one file: a year of wheels. More would take memory and time from everybody. */
export const MAX_ROWS = 20_000;
/** Rows that are read before whoever else waits has a turn. */
const ROWS_AT_ONCE = 500;

/**
 * Text of a file: UTF-8, or else the eight bits in which spreadsheets on Windows save what they call
 * CSV.
 */
export function decoded(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}

/** Lines as lists of cells with the line that each begins on; null when quotes do not close. */
function cellsOf(text: string): { record: string[]; line: number }[] | null {
	const [header = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
	const delimiter = header.includes(';') ? ';' : ',';
	try {
		const found: unknown = parse(text, {
			bom: true,
			delimiter,
			info: true,
			relax_column_count: true,
			skip_empty_lines: true,
			trim: true,
			// The header, and one more than is taken.
			to: MAX_ROWS + 2,
		});
		const rows = v.parse(
			v.array(v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) })),
			found,
		);
		return rows.map(({ record, info }) => ({ record, line: info.lines }));
	} catch (cause) {
		if (cause instanceof CsvError) return null;
		throw cause;
	}
}

function codeOf(issues: readonly v.BaseIssue<unknown>[]): BadRow['code'] {
	const field = issues[0]?.path?.[0]?.key;
	return v.parse(
		v.fallback(v.picklist(['serial_number', 'product_id', 'state', 'made_on', 'note']), 'note'),
		field,
	);
}

/**
 * Reads serials from CSV text: comma or semicolon, any order of columns, empty cells say nothing.
 * Where the header does not say what is needed, or there are too many rows, nothing is to be written.
 */
export async function readSerials(text: string): Promise<Read | 'no_header' | 'too_many'> {
	const lines = cellsOf(text);
	const [header, ...rest] = lines ?? [];
	const names = header?.record.map((name) => name.toLowerCase()) ?? [];
	const isRight =
		REQUIRED.every((name) => names.includes(name)) &&
		names.every((name) => KNOWN.includes(name)) &&
		new Set(names).size === names.length;
	if (!isRight) return 'no_header';
	if (rest.length > MAX_ROWS) return 'too_many';
	const read: Read = { rows: [], bad: [] };
	const seen = new Set<string>();
	for (const [at, { record, line }] of rest.entries()) {
		if (at % ROWS_AT_ONCE === 0) await othersTurn();
		const shown = record.join(' ').slice(0, MAX_SHOWN);
		const isBad = (code: BadRow['code']) => read.bad.push({ line, code, text: shown });
		if (record.length !== names.length) {
			isBad('columns');
			continue;
		}
		const given = Object.fromEntries(
			names
				.map((name, index) => [name, rearmed(record[index] ?? '')])
				.filter(([, cell]) => cell !== ''),
		);
		const parsed = v.safeParse(serialCreate, { serial_number: '', product_id: '', ...given });
		if (!parsed.success) isBad(codeOf(parsed.issues));
		else if (seen.has(parsed.output.serial_number)) isBad('duplicate');
		else {
			seen.add(parsed.output.serial_number);
			read.rows.push({ line, row: parsed.output, given: Object.keys(given) });
		}
	}
	return read;
}
