import { inArray, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { importSerials, serialCreate } from '#contract/wheels/serials.ts';
import { toLookalike } from '#domain/catalogue/warranty.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { knownModels } from '#server/content/ports.ts';
import { type BadRow, type CsvColumns, importCsv, type ReadRow } from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { moveMeasurements } from '../measurements/move.ts';
import { serials } from '../tables.ts';

type SerialRow = v.InferOutput<typeof serialCreate>;

/** Columns of a file of serials. */
export const SERIAL_COLUMNS: CsvColumns<SerialRow> = {
	required: ['serial_number', 'product_id'],
	optional: ['state', 'made_on', 'note'],
	passedOver: [],
	codes: ['serial_number'],
	row: serialCreate,
	toKey: ({ serial_number }) => serial_number,
};

/** Splits rows by whether their product is in the catalogue. */
async function withProduct(tx: Tx, rows: readonly ReadRow<SerialRow>[]) {
	const ids = await knownModels(tx, [...new Set(rows.map(({ row }) => row.product_id))]);
	const good = rows.filter(({ row }) => ids.has(row.product_id));
	const bad = rows
		.filter(({ row }) => !ids.has(row.product_id))
		.map(({ line, row }): BadRow => {
			const text = `${row.serial_number} ${row.product_id}`;
			return { line, code: 'unknown_product', text };
		});
	return { good, bad };
}

/** Adds new rows and changes those that differ; returns the number of each. */
async function store(tx: Tx, read: readonly ReadRow<SerialRow>[], now: Date) {
	const numbers = read.map(({ row }) => row.serial_number);
	const there = await tx.select().from(serials).where(inArray(serials.serial_number, numbers));
	const known = new Map(there.map((serial) => [serial.serial_number, serial]));
	const rows = read.map(({ row, given }) => {
		const { product_id, state, made_on, note } = known.get(row.serial_number) ?? row;
		const said = Object.fromEntries(Object.entries(row).filter(([name]) => given.includes(name)));
		return { serial_number: row.serial_number, product_id, state, made_on, note, ...said };
	});
	const stored = await tx
		.insert(serials)
		.values(rows.map((row) => ({ ...row, look: toLookalike(row.serial_number), updated_at: now })))
		.onConflictDoUpdate({
			target: serials.serial_number,
			set: {
				product_id: sql`excluded.product_id`,
				state: sql`excluded.state`,
				made_on: sql`excluded.made_on`,
				note: sql`excluded.note`,
				updated_at: now,
			},
			setWhere: sql`(${serials.product_id}, ${serials.state}, ${serials.made_on}, ${serials.note})
				is distinct from (excluded.product_id, excluded.state, excluded.made_on, excluded.note)`,
		})
		// `xmax` is 0 for an inserted row; an updated one carries the transaction that replaced it.
		.returning({ isNew: sql<boolean>`xmax = 0` });
	await moveMeasurements(tx);
	const added = stored.filter(({ isNew }) => isNew).length;
	return { added, changed: stored.length - added, unchanged: rows.length - stored.length };
}

export const importRoutes = {
	importSerials: staffRoute(importSerials, (call) =>
		importCsv(call, 'serials', SERIAL_COLUMNS, async ({ tx, now }, { rows }) => {
			const { good, bad } = await withProduct(tx, rows);
			return { ...(await store(tx, good, now)), bad };
		}),
	),
};
