import { sql, type SQL } from 'drizzle-orm';
import type { DeskQuery } from '#contract/desk/endpoints.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { askedOf, countAsked, type DeskRecord, type Faults, toRecord } from './query.ts';
import type { Column, DeskKind } from './kind.ts';

/** Rows that are held at once. */
const FETCHED = 1000;

/** Time in which a reader must take the next rows: one who stands still holds a connection. */
const PATIENCE_MS = 30_000;

/** As the column's own queries read it; expressions come as they are. */
function valueOf(column: Column | undefined, raw: unknown): unknown {
	if (raw === null || column === undefined || !('mapFromDriverValue' in column)) return raw;
	return column.mapFromDriverValue(raw);
}

/** Rows of a query that is open in this transaction, a few at a time and to the last. */
async function* fetched(tx: Tx, kind: DeskKind, rows: SQL): AsyncGenerator<DeskRecord[]> {
	const columns: Record<string, Column> = kind.columns;
	await tx.execute(sql`declare exported no scroll cursor for ${rows}`);
	for (;;) {
		const found = await tx.execute(sql`fetch ${sql.raw(String(FETCHED))} from exported`);
		if (found.rows.length === 0) return;
		yield found.rows.map((row) =>
			toRecord(
				kind,
				Object.fromEntries(
					Object.entries(row).map(([field, raw]) => [field, valueOf(columns[field], raw)]),
				),
			),
		);
	}
}

/** Rejects when a reader takes longer than they may. */
async function inPatience(taken: Promise<void>): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('nobody reads the export')), PATIENCE_MS);
	});
	try {
		await Promise.race([taken, late]);
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Every record that a query asks for, as of one moment, and how many they are. Never more than
 * two pieces are held, and one connection until the last is read or the stream is given up. A
 * database that fails meanwhile breaks the stream: a short list must not look like a whole one.
 */
export async function exportRecords(
	db: Db,
	kind: DeskKind,
	query: DeskQuery,
): Promise<{ total: number; pieces: ReadableStream<DeskRecord[]> } | { faults: Faults }> {
	const asked = askedOf(kind, query);
	if ('faults' in asked) return asked;
	const { table, columns } = kind;
	const list = Object.entries(columns).map(
		([field, column]) => sql`${column} as ${sql.identifier(field)}`,
	);
	const rows = sql`select ${sql.join(list, sql`, `)} from ${table}
		${asked.where ? sql`where ${asked.where}` : sql``} order by ${sql.join(asked.order, sql`, `)}`;

	const { promise: total, resolve, reject } = Promise.withResolvers<number>();
	const { readable, writable } = new TransformStream<DeskRecord[], DeskRecord[]>();
	const writer = writable.getWriter();
	const sending = db.transaction(
		async (tx) => {
			resolve(await countAsked(tx, kind, asked));
			for await (const piece of fetched(tx, kind, rows)) await inPatience(writer.write(piece));
		},
		{ isolationLevel: 'repeatable read', accessMode: 'read only' },
	);
	sending
		.then(() => writer.close())
		.catch(async (cause: unknown) => {
			reject(cause);
			await writer.abort(cause);
		})
		// Whoever gave the stream up has closed it.
		.catch(() => undefined);
	return { total: await total, pieces: readable };
}
