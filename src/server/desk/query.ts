import { and, asc, count, desc, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { DeskQuery } from '#contract/desk/endpoints.ts';
import type { Problem } from '#contract/errors.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { Column, DeskKind } from './kind.ts';

export type Faults = NonNullable<Problem['fields']>;
export type DeskRecord = { id: string } & Record<string, unknown>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const NAMED = ['page', 'per_page', 'sort', 'order', 'q'];

/** Filter and order of a query. */
export interface Asked {
	where: SQL | undefined;
	order: SQL[];
}

/** Parses a value of the address by the field's schema; undefined if it is invalid. */
function filterValue(schema: v.GenericSchema, given: string): unknown {
	for (const value of [given, given === 'true', Number(given)]) {
		if (typeof value === 'boolean' && String(value) !== given) continue;
		if (typeof value === 'number' && String(value) !== given) continue;
		if (v.is(schema, value)) return value;
	}
	return undefined;
}

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Translates a query. Only declared names become columns: no input becomes part of the SQL. */
export function toAsked(
	{ resource, columns, searches, where }: DeskKind,
	query: DeskQuery,
): Asked | { faults: Faults } {
	const faults: Faults = [];
	const conditions = [where];
	for (const [field, given] of Object.entries(query)) {
		if (NAMED.includes(field) || given === undefined) continue;
		const isFilter = resource.filters.includes(field);
		const column = isFilter ? columns[field] : undefined;
		// Looked up only for declared names: any object has a `toString`.
		const schema = isFilter ? resource.record.entries[field] : undefined;
		const value = schema && filterValue(schema, String(given));
		if (!column) faults.push({ path: field, code: 'filter' });
		else if (value === undefined) faults.push({ path: field, code: 'value' });
		else conditions.push(sql`${column} = ${value}`);
	}
	const sort = query.sort ?? resource.order.sort;
	const sorted = [...resource.sorts, resource.order.sort].includes(sort)
		? columns[sort]
		: undefined;
	if (!sorted) faults.push({ path: 'sort', code: 'sort' });
	if (faults.length > 0 || !sorted) return { faults };
	if (query.q) {
		const looked = pattern(query.q);
		const found = resource.search.flatMap((field) => {
			const column = columns[field];
			return searches?.[field]?.(looked) ?? (column ? sql`${column} ilike ${looked}` : []);
		});
		conditions.push(or(...found));
	}
	const direction = query.order ?? resource.order.order;
	return {
		where: and(...conditions),
		order: [
			direction === 'asc' ? sql`${sorted} asc nulls last` : sql`${sorted} desc nulls last`,
			// A second key, so that pages do not overlap.
			(direction === 'asc' ? asc : desc)(idColumn(columns)),
		],
	};
}

function idColumn({ id }: Record<string, Column>): Column {
	if (!id) throw new Error('Invalid source: expected an id');
	return id;
}

/** Serialises a row: instants in ISO 8601, checked against the declaration. */
export function toRecord({ resource }: DeskKind, row: Record<string, unknown>): DeskRecord {
	const serialised = Object.fromEntries(
		Object.entries(row).map(([field, value]) => [
			field,
			value instanceof Date ? value.toISOString() : value,
		]),
	);
	const record = v.parse(resource.record, serialised);
	return { ...record, id: String(record['id']) };
}

/** Number of rows that a query matches. */
export async function countAsked(
	db: Db | Tx,
	{ table }: DeskKind,
	{ where }: Asked,
): Promise<number> {
	const [counted] = await db.select({ total: count() }).from(table).where(where);
	return counted?.total ?? 0;
}

/** One page of a list with the total of matches; or the errors of the query. */
export async function listRecords(
	db: Db,
	kind: DeskKind,
	query: DeskQuery,
	page: { offset: number; limit: number },
): Promise<{ records: DeskRecord[]; total: number } | { faults: Faults }> {
	const asked = toAsked(kind, query);
	if ('faults' in asked) return asked;
	const { table, columns } = kind;
	const [rows, total] = await Promise.all([
		db
			.select(columns)
			.from(table)
			.where(asked.where)
			.orderBy(...asked.order)
			.limit(page.limit)
			.offset(page.offset),
		countAsked(db, kind, asked),
	]);
	return { records: rows.map((row) => toRecord(kind, row)), total };
}

/** Condition that selects one record of a kind; null if the id cannot be one. */
export function isRecord({ columns, where }: DeskKind, id: string): SQL | null {
	const column = idColumn(columns);
	if ('columnType' in column && column.columnType === 'PgUUID' && !UUID.test(id)) return null;
	return and(sql`${column} = ${id}`, where) ?? null;
}

export async function findRecord(
	db: Db | Tx,
	kind: DeskKind,
	id: string,
): Promise<DeskRecord | null> {
	const condition = isRecord(kind, id);
	if (condition === null) return null;
	const { table, columns } = kind;
	const [row] = await db.select(columns).from(table).where(condition).limit(1);
	return row ? toRecord(kind, row) : null;
}
