import { fieldOf, type FieldOf } from '#contract/content/documents/fields.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';

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
export function columnsOf(schema: AnySchema, path: readonly string[] = []): Column[] {
	const field = fieldOf(schema);
	const isGroup = field.kind === 'object' || field.kind === 'texts' || field.kind === 'slugs';
	if (isGroup && !field.isNullable) {
		return Object.entries(field.entries).flatMap(([name, inner]) =>
			columnsOf(inner, [...path, name]),
		);
	}
	return field.kind === 'translated' ? [] : [{ name: path.join('.'), path, field }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (document: unknown, path: readonly string[]): unknown =>
	path.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), document);

/** Cell of a document; empty if it has no value. */
export function cellOf(document: unknown, { path, field }: Column): string | number {
	const value = valueAt(document, path);
	if (value === undefined || value === null) return '';
	if (typeof value === 'string' || typeof value === 'number') return value;
	return PLAIN.includes(field.kind) ? String(value) : JSON.stringify(value);
}

/** A cell that is invalid for its kind. */
class BadCell extends Error {
	override name = 'BadCell';
}

/** Parses a cell; undefined if the field is left out. */
function readCell(cell: string, { field }: Column): unknown {
	const { kind, isNullable, isOptional } = field;
	if (cell === '') {
		if (isNullable) return null;
		return isOptional || !PLAIN.includes(kind) || kind === 'slug' ? undefined : '';
	}
	if (kind === 'boolean') {
		if (cell !== 'true' && cell !== 'false') throw new BadCell();
		return cell === 'true';
	}
	const isCount = kind === 'choice' && field.options.every((option) => typeof option === 'number');
	if (NUMBERS.includes(kind) || isCount) {
		const value = Number(cell);
		if (!/^-?\d+(\.\d+)?$/.test(cell)) throw new BadCell();
		return value;
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
		if (locale !== 'it' && own.every((column) => cellOf(document, column) === '')) {
			Reflect.deleteProperty(texts, locale);
		}
	}
}

/** Document of a row: fields without a column stay. Returns the column of a bad cell. */
export function documentOf(
	before: object | null,
	cells: Readonly<Record<string, string>>,
	columns: readonly Column[],
): { document: Record<string, unknown> } | { bad: string } {
	const document: Record<string, unknown> = structuredClone({ ...before });
	for (const column of columns) {
		const cell = cells[column.name];
		if (cell === undefined) continue;
		try {
			put(document, column.path, readCell(cell, column));
		} catch (cause) {
			if (cause instanceof BadCell) return { bad: column.name };
			throw cause;
		}
	}
	withoutEmptyTexts(document, columns);
	return { document };
}
