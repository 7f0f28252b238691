import { sql, type SQL } from 'drizzle-orm';
import type { DeskQuery } from '#contract/desk/endpoints.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toAsked, countAsked, type DeskRecord, type Faults, toRecord } from './query.ts';
import type { Column, DeskKind } from './kind.ts';

/** Rows in memory at once. */
const FETCHED = 1000;

/** Time limit for a reader to take the next rows: a stalled one holds a connection. */
const EXPORT_LIMIT_MS = 30_000;

/** Value as the column's own queries read it; expressions stay as they are. */
function toValue(column: Column | undefined, raw: unknown): unknown {
	if (raw === null || column === undefined || !('mapFromDriverValue' in column)) return raw;
	return column.mapFromDriverValue(raw);
}

/** Fetches the rows of a query in this transaction, a few at a time and to the last. */
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
					Object.entries(row).map(([field, raw]) => [field, toValue(columns[field], raw)]),
				),
			),
		);
	}
}

/** Rejects if a reader exceeds the time limit. */
async function inTime(taken: Promise<void>): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() => reject(new Error('the export timed out: the client has stopped reading')),
			EXPORT_LIMIT_MS,
		);
	});
	try {
		await Promise.race([taken, late]);
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Exports every record of a query, as of one moment, and their number. Holds at most two pieces,
 * and one connection until the last is read or the stream is cancelled. A database that fails
 * meanwhile breaks the stream: a truncated list must not look complete.
 */
export async function exportRecords(
	db: Db,
	kind: DeskKind,
	query: DeskQuery,
): Promise<{ total: number; pieces: ReadableStream<DeskRecord[]> } | { faults: Faults }> {
	const asked = toAsked(kind, query);
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
			for await (const piece of fetched(tx, kind, rows)) await inTime(writer.write(piece));
		},
		{ isolationLevel: 'repeatable read', accessMode: 'read only' },
	);
	sending
		.then(() => writer.close())
		.catch(async (cause: unknown) => {
			reject(cause);
			await writer.abort(cause);
		})
		// The reader that cancelled the stream has closed it.
		.catch(() => undefined);
	return { total: await total, pieces: readable };
}
