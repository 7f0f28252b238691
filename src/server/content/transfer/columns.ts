import { toField, type FieldOf } from '#contract/content/documents/fields.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import { SHOP_ZONE, instantInRome, timeInRome } from '#domain/time/local-time.ts';
import { yesIn } from '#server/platform/csv/read-amount.ts';

/** Column of a table of documents, and the path of its value in a document. */
export interface Column {
	name: string;
	path: readonly string[];
	field: FieldOf;
}

/** Kinds with a plain cell of their own; everything else is written as JSON. */
const PLAIN: readonly FieldOf['kind'][] = [
	'line',
	'text',
	'rich_text',
	'id',
	'slug',
	'key',
	'address',
	'artwork',
	'email',
	'code',
	'date',
	'instant',
	'ref',
	'choice',
	'boolean',
	'number',
	'integer',
	'cents',
	'constant',
];
const NUMBERS: readonly FieldOf['kind'][] = ['number', 'integer', 'cents'];

/** Columns with a row for each document: `texts.it.title`; lists, links and pictures as JSON. */
export function listColumns(schema: AnySchema, path: readonly string[] = []): Column[] {
	const field = toField(schema);
	const isGroup = field.kind === 'object' || field.kind === 'texts' || field.kind === 'slugs';
	if (isGroup && !field.isNullable) {
		return Object.entries(field.entries).flatMap(([name, inner]) =>
			listColumns(inner, [...path, name]),
		);
	}
	return field.kind === 'translated' ? [] : [{ name: path.join('.'), path, field }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (document: unknown, path: readonly string[]): unknown =>
	path.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), document);

/** Cell of a document; empty if it has no value. */
export function toCell(document: unknown, { path, field }: Column): string | number {
	const value = valueAt(document, path);
	if (value === undefined || value === null) return '';
	if (typeof value === 'string' || typeof value === 'number') return value;
	return PLAIN.includes(field.kind) ? String(value) : JSON.stringify(value);
}

/** Header of a column in a file for people, which names the zone of its times. */
export const toHeader = ({ name, field }: Column): string =>
	field.kind === 'instant' ? `${name} (${SHOP_ZONE})` : name;

/** Instant as the clocks in Rome show it: `2026-11-29 18:30`. */
const romanCell = (instant: string): string => timeInRome(new Date(instant)).replace('T', ' ');

/** Cell of a document in a file for people: times of Rome's clocks, booleans to be put in words. */
export function shownCell(document: unknown, column: Column): string | number | boolean {
	const value = valueAt(document, column.path);
	if (column.field.kind === 'boolean' && typeof value === 'boolean') return value;
	if (column.field.kind === 'instant' && typeof value === 'string') return romanCell(value);
	return toCell(document, column);
}

/** A cell that is invalid for its kind. */
class BadCell extends Error {
	override name = 'BadCell';
}

function readBoolean(cell: string): boolean {
	const value = yesIn(cell);
	if (value === null) throw new BadCell();
	return value;
}

/** An instant, or a time of Rome's clocks, which has no seconds: they stay as they were. */
function readInstant(cell: string, before: unknown): string {
	if (!/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::00)?$/.test(cell)) return cell;
	const local = cell.replace(' ', 'T').slice(0, 16);
	if (typeof before === 'string' && timeInRome(new Date(before)) === local) return before;
	const time = instantInRome(local);
	if (time.is !== 'instant') throw new BadCell();
	return time.at.toISOString();
}

/** Parses a cell; undefined if the field is left out. `before` is the value that it replaces. */
function readCell(cell: string, { field }: Column, before: unknown): unknown {
	const { kind, isNullable, isOptional } = field;
	if (cell === '') {
		if (isNullable) return null;
		return isOptional || !PLAIN.includes(kind) || kind === 'slug' ? undefined : '';
	}
	if (kind === 'boolean') return readBoolean(cell);
	if (kind === 'instant') return readInstant(cell, before);
	const isCount = kind === 'choice' && field.options.every((option) => typeof option === 'number');
	if (NUMBERS.includes(kind) || isCount) {
		if (!/^-?\d+(?:[.,]\d+)?$/.test(cell)) throw new BadCell();
		return Number(cell.replace(',', '.'));
	}
	if (PLAIN.includes(kind)) return cell;
	try {
		return JSON.parse(cell);
	} catch {
		throw new BadCell();
	}
}

/** Puts a value in its place, or deletes it together with emptied parents. */
function put(
	document: Record<string, unknown>,
	[name = '', ...rest]: readonly string[],
	value: unknown,
) {
	if (rest.length === 0) {
		if (value === undefined) Reflect.deleteProperty(document, name);
		else document[name] = value;
		return;
	}
	const inner = document[name];
	const group: Record<string, unknown> = isRecord(inner) ? { ...inner } : {};
	put(group, rest, value);
	document[name] = group;
}

/** Removes languages that a row leaves empty, so that they are missing rather than blank. */
function withoutEmptyTexts(document: Record<string, unknown>, columns: readonly Column[]): void {
	const texts = document['texts'];
	if (!isRecord(texts)) return;
	for (const locale of Object.keys(texts)) {
		const own = columns.filter(({ path }) => path[0] === 'texts' && path[1] === locale);
		if (locale !== 'it' && own.every((column) => toCell(document, column) === '')) {
			Reflect.deleteProperty(texts, locale);
		}
	}
}

/** Document of a row: fields without a column stay. Returns the column of a bad cell. */
export function toDocument(
	before: object | null,
	cells: Readonly<Record<string, string>>,
	columns: readonly Column[],
): { document: Record<string, unknown> } | { bad: string } {
	const document: Record<string, unknown> = structuredClone({ ...before });
	for (const column of columns) {
		const cell = cells[column.name];
		if (cell === undefined) continue;
		try {
			put(document, column.path, readCell(cell, column, valueAt(before, column.path)));
		} catch (cause) {
			if (cause instanceof BadCell) return { bad: column.name };
			throw cause;
		}
	}
	withoutEmptyTexts(document, columns);
	return { document };
}
