import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/platform/db/client.ts';

/** Rows of one statement; PostgreSQL takes 65535 parameters. */
const CHUNK = 1_000;

/**
 * Inserts rows or updates those with the same key. Rows with equal values stay untouched. So do
 * rows that staff took over, where the table has an owner column, and fields that are `left` to
 * staff.
 */
export async function upsert<T extends PgTable>(
	tx: Tx,
	table: T,
	rows: T['$inferInsert'][],
	left: readonly (keyof T['$inferInsert'])[] = [],
): Promise<void> {
	const columns = getTableColumns(table);
	const keys = keyColumns(table);
	const keyNames = new Set(keys.map((key) => key.name));
	const set: Record<string, SQL> = {};
	for (const [field, column] of Object.entries(columns)) {
		const isLeft = left.some((name) => name === field) || column.name === 'updated_at';
		if (!keyNames.has(column.name) && !isLeft) {
			set[field] = sql`excluded.${sql.identifier(column.name)}`;
		}
	}
	const setWhere = sql`${table}.origin = 'seed'`;
	const size = Math.min(CHUNK, Math.floor(60_000 / Object.keys(columns).length));
	for (let from = 0; from < rows.length; from += size) {
		const chunk = rows.slice(from, from + size);
		const insert = tx.insert(table).values(chunk);
		await (Object.keys(set).length > 0
			? insert.onConflictDoUpdate({ target: keys, set, ...(columns['origin'] && { setWhere }) })
			: insert.onConflictDoNothing());
	}
}

/** Part of a seed in one table. */
export interface SeedTable {
	rows: object[];
	write: (tx: Tx) => Promise<void>;
	/** Deletes rows that left the seed; null if `write` does that already. */
	remove: ((tx: Tx) => Promise<void>) | null;
}

/** Independent entries. Those that an editor made or took over stay, and fields that are `left`. */
export function entries<T extends PgTable>(
	table: T,
	rows: T['$inferInsert'][],
	left: readonly (keyof T['$inferInsert'])[] = [],
): SeedTable {
	const [key] = keyColumns(table);
	return {
		rows,
		async write(tx) {
			const { rows: taken } = await tx.execute<{ key: string }>(
				sql`select ${sql.identifier(key.name)} as key from ${table} where origin <> 'seed'`,
			);
			const keys = new Set<unknown>(taken.map((row) => row.key));
			const own = keys.size === 0 ? rows : rows.filter((row) => !keys.has(toValue(row, key)));
			await upsert(tx, table, own, left);
		},
		remove: (tx) => removeOthers(tx, table, rows, sql`origin = 'seed'`),
	};
}

/** Rows that exist from the first seed on; staff's changes to them stay. */
export function additions<T extends PgTable>(table: T, rows: T['$inferInsert'][]): SeedTable {
	return {
		rows,
		async write(tx) {
			for (let from = 0; from < rows.length; from += CHUNK) {
				await tx
					.insert(table)
					.values(rows.slice(from, from + CHUNK))
					.onConflictDoNothing();
			}
		},
		remove: null,
	};
}

/**
 * Rows that belong to an entry; `owners` selects the ids of those that the seed may touch, `scope`
 * narrows down a table that several kinds of entries share.
 */
export function parts<T extends PgTable>(
	table: T,
	rows: T['$inferInsert'][],
	owner: PgColumn,
	owners: SQL,
	scope: SQL = sql`true`,
): SeedTable {
	return {
		rows,
		async write(tx) {
			const { rows: found } = await tx.execute<{ id: string }>(owners);
			const ids = new Set<unknown>(found.map((row) => row.id));
			await upsert(
				tx,
				table,
				rows.filter((row) => ids.has(toValue(row, owner))),
			);
			const column = sql.identifier(owner.name);
			await removeOthers(tx, table, rows, sql`${scope} and ${column} in (${owners})`);
		},
		remove: null,
	};
}

async function removeOthers(tx: Tx, table: PgTable, rows: object[], condition: SQL): Promise<void> {
	const keys = keyColumns(table);
	const kept = JSON.stringify(rows.map((row) => keys.map((key) => toValue(row, key))));
	const key = sql.join(
		keys.map((column) => sql.identifier(column.name)),
		sql`, `,
	);
	await tx.execute(sql`
		delete from ${table} where ${condition} and jsonb_build_array(${key}) not in
			(select value from jsonb_array_elements(${kept}::jsonb))`);
}

/** Value of a column: fields of rows have the names of their columns. */
function toValue(row: object, column: PgColumn): unknown {
	return Object.entries(row).find(([name]) => name === column.name)?.[1];
}

function keyColumns(table: PgTable): [PgColumn, ...PgColumn[]] {
	const config = getTableConfig(table);
	const [composite] = config.primaryKeys;
	const [first, ...rest] = composite?.columns ?? config.columns.filter((column) => column.primary);
	if (!first) throw new Error(`table ${getTableName(table)} has no key`);
	return [first, ...rest];
}
