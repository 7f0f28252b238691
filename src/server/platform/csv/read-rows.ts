import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import * as v from 'valibot';
import { pastedCode } from '#domain/security/pasted-code.ts';
import { rearmed } from '#server/platform/download/csv.ts';
import { minorUnitsIn } from './read-amount.ts';
import { asCode, isSheetError, toCells, withoutTail } from './read-cells.ts';

export { decoded } from './decode.ts';
export { isWorkbook } from './read-cells.ts';

/** Row that was left out: the invalid column, or the reason. */
export interface BadRow {
	line: number;
	code: string;
	text: string;
}
/** Row that can be stored; of an existing record only the cells in `given` are changed. */
export interface ReadRow<Row> {
	line: number;
	row: Row;
	given: readonly string[];
}
export interface Read<Row> {
	/** Columns that the file has. */
	names: readonly string[];
	rows: ReadRow<Row>[];
	bad: BadRow[];
}

/** Columns of a file for one kind of record. */
export interface CsvColumns<Row> {
	required: readonly string[];
	/** Other columns that are read. */
	optional: readonly string[];
	/** Columns that an export has and an import ignores. */
	passedOver: readonly string[];
	/** Takes the cells that are not empty, as text; empty cells of required columns are ''. */
	row: v.GenericSchema<unknown, Row>;
	/**
	 * Columns of money, and that of their currency. A header names the unit: `amount (EUR)` and
	 * `amount (in currency)` count in units of the currency, `amount (minor)` in minor units; an
	 * export for programs, which `mark` tells by its column, need not.
	 */
	money?: { amounts: readonly string[]; currency: string; mark: string };
	/**
	 * Columns of measures, each with the readers of its units. A header names one of them, such as
	 * `weight_front (g)`; a reader returns null for a cell that is no figure in its unit.
	 */
	measures?: Readonly<Record<string, Readonly<Record<string, (cell: string) => string | null>>>>;
	/** Columns of codes, compared in any case and in any spelling of a word processor. */
	codes?: readonly string[];
	/** Key by which a row repeats an earlier one. */
	toKey: (row: Row) => string;
}

const MAX_SHOWN = 80;
/** Most rows of one file: a year of wheels. More would take memory and time from other requests. */
const MAX_ROWS = 20_000;
/** Rows that are read before the event loop runs other work. */
const ROWS_AT_ONCE = 500;

/** Unit behind the name of a column. */
const UNIT = /\s*\(([^()]*)\)$/;
/** Unit of a column that counts in minor units. */
const MINOR = 'minor';
const CURRENCY = /^[a-z]{3}$/;

/**
 * Converts amounts to minor units if their header has a unit of people; returns the column that
 * failed.
 */
function inMinorUnits(
	given: Record<string, string>,
	counted: ReadonlyMap<string, string>,
	currency: string,
): string | null {
	for (const [name, unit] of counted) {
		const cell = given[name];
		if (cell === undefined) continue;
		if (CURRENCY.test(unit)) {
			given[currency] ??= unit.toUpperCase();
			if (given[currency].toLowerCase() !== unit) return currency;
		}
		const minor = minorUnitsIn(cell, (given[currency] ?? '').toUpperCase());
		if (typeof minor === 'string') return minor === 'currency' ? currency : name;
		given[name] = String(minor);
	}
	return null;
}

/** Readers of the measured columns by the units in the header; null if one has none of its units. */
function toReaders(
	headers: readonly string[],
	names: readonly string[],
	{ measures = {} }: Pick<CsvColumns<unknown>, 'measures'>,
) {
	const readers = new Map<string, (cell: string) => string | null>();
	for (const [name, units] of Object.entries(measures)) {
		const at = names.indexOf(name);
		if (at === -1) continue;
		const reader = units[UNIT.exec(headers[at] ?? '')?.[1] ?? ''];
		if (!reader) return null;
		readers.set(name, reader);
	}
	return readers;
}

/** Replaces each measure by its figure; returns the column that has none. */
function withMeasures(
	given: Record<string, string>,
	readers: ReadonlyMap<string, (cell: string) => string | null>,
): string | null {
	for (const [name, reader] of readers) {
		const cell = given[name];
		if (cell === undefined) continue;
		const figure = reader(cell);
		if (figure === null) return name;
		given[name] = figure;
	}
	return null;
}

/** Start of a row, so that people find it in the file. */
const toShown = (cells: readonly string[]): string => cells.join(' ').slice(0, MAX_SHOWN);

/**
 * Reads records from CSV text: any separator and any order of columns; empty cells mean no value.
 * If required headers or units are missing, or there are too many rows, nothing must be written.
 */
export async function readRows<Row>(
	text: string,
	columns: CsvColumns<Row>,
): Promise<Read<Row> | 'no_header' | 'no_unit' | 'too_many'> {
	const { required, optional, passedOver, money } = columns;
	// The header, and one row more than is allowed.
	const lines = toCells(text, MAX_ROWS + 2);
	if (!Array.isArray(lines)) {
		const bad = [{ line: lines.line, code: 'open_quote', text: toShown([lines.text]) }];
		return { names: [], rows: [], bad };
	}
	const [header, ...rest] = lines;
	const headers = withoutTail(header?.record ?? [], 0).map((name) => name.toLowerCase());
	const names = headers.map((name) => name.replace(UNIT, ''));
	const taken = [...required, ...optional];
	const isRight =
		required.every((name) => names.includes(name)) &&
		names.every((name) => taken.includes(name) || passedOver.includes(name)) &&
		new Set(names).size === names.length;
	if (!isRight) return 'no_header';
	if (rest.length > MAX_ROWS) return 'too_many';
	const read: Read<Row> = { names, rows: [], bad: [] };
	const seen = new Set<string>();
	const units = new Map(
		(money?.amounts ?? [])
			.filter((name) => names.includes(name))
			.map((name) => [name, UNIT.exec(headers[names.indexOf(name)] ?? '')?.[1] ?? '']),
	);
	if ([...units.values()].includes('') && !names.includes(money?.mark ?? '')) return 'no_unit';
	const readers = toReaders(headers, names, columns);
	if (readers === null) return 'no_unit';
	const counted = new Map([...units].filter(([, unit]) => unit !== '' && unit !== MINOR));
	const missing = Object.fromEntries(required.map((name) => [name, '']));
	for (const [at, { record: cells, line }] of rest.entries()) {
		const record = withoutTail(cells, names.length);
		if (at % ROWS_AT_ONCE === 0) await yieldToEventLoop();
		const isBad = (code: string) => read.bad.push({ line, code, text: toShown(record) });
		if (record.length !== names.length) {
			isBad('columns');
			continue;
		}
		const given = Object.fromEntries(
			names
				.map((name, index): [string, string] => {
					const cell = rearmed(record[index] ?? '');
					return [name, columns.codes?.includes(name) ? pastedCode(asCode(cell)) : cell];
				})
				.filter(([name, cell]) => cell !== '' && taken.includes(name)),
		);
		if (Object.values(given).some(isSheetError)) {
			isBad('sheet_error');
			continue;
		}
		const wrong =
			inMinorUnits(given, counted, money?.currency ?? '') ?? withMeasures(given, readers);
		if (wrong !== null) {
			isBad(wrong);
			continue;
		}
		const parsed = v.safeParse(columns.row, { ...missing, ...given });
		if (!parsed.success) {
			isBad(String(parsed.issues[0].path?.[0]?.key ?? 'columns'));
			continue;
		}
		const key = columns.toKey(parsed.output);
		if (seen.has(key)) isBad('duplicate');
		else {
			seen.add(key);
			read.rows.push({ line, row: parsed.output, given: Object.keys(given) });
		}
	}
	return read;
}
