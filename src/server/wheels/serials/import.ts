import { inArray, sql } from 'drizzle-orm';
import { importSerials, type ImportReport } from '#contract/wheels/serials.ts';
import { lookOf } from '#domain/warranty.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { knownModels } from '#server/content/ports.ts';
import { serials } from '../tables.ts';
import { problem } from '#server/kernel/problem.ts';
import { readBytes } from '#server/kernel/raw-body.ts';
import { type BadRow, decoded, readSerials, type ReadRow } from './csv.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { auditedWrite } from '#server/desk/ports.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** Rows of one statement. */
const CHUNK = 1000;

/** Rows whose product is in the catalogue, and those whose is not. */
async function withProduct(tx: Tx, rows: readonly ReadRow[]) {
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

/** Adds what is new and changes what differs; answers how many of each. */
async function store(tx: Tx, read: readonly ReadRow[], now: Date) {
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
		.values(rows.map((row) => ({ ...row, look: lookOf(row.serial_number), updated_at: now })))
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
		// A row that was there carries the transaction that replaced it.
		.returning({ isNew: sql<boolean>`xmax = 0` });
	const added = stored.filter(({ isNew }) => isNew).length;
	return { added, changed: stored.length - added, unchanged: rows.length - stored.length };
}

export const importRoutes = {
	importSerials: staffRoute(importSerials, async (call) => {
		const type = (call.context.req.header('content-type') ?? '').split(';')[0]?.trim();
		if (type !== 'text/csv') return problem('unsupported_media_type');
		const bytes = await readBytes(call.context.req.raw, MAX_BYTES);
		if (bytes === null) return problem('payload_too_large');
		const read = await readSerials(decoded(bytes));
		if (read === 'too_many') return problem('payload_too_large');
		if (read === 'no_header') {
			return problem('validation_failed', [{ path: '', code: 'csv_header' }]);
		}
		return auditedWrite(call, async ({ tx, now }, note) => {
			const { good, bad } = await withProduct(tx, read.rows);
			const report: ImportReport = {
				added: 0,
				changed: 0,
				unchanged: 0,
				bad: [...read.bad, ...bad].toSorted((a, b) => a.line - b.line),
			};
			for (let start = 0; start < good.length; start += CHUNK) {
				const counts = await store(tx, good.slice(start, start + CHUNK), now);
				report.added += counts.added;
				report.changed += counts.changed;
				report.unchanged += counts.unchanged;
			}
			const { added, changed } = report;
			await note({
				action: 'import',
				resource: 'serials',
				record_id: '',
				changes: {
					added: { from: null, to: added },
					changed: { from: null, to: changed },
					bad: { from: null, to: report.bad.length },
				},
			});
			return report;
		});
	}),
};
