import { asc, desc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { findSeen, lockOrder, type OrderRow, type Viewer } from '#server/orders/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { order_return_lines, order_returns } from './tables.ts';

export type ReturnRow = typeof order_returns.$inferSelect;
export type ReturnLineRow = typeof order_return_lines.$inferSelect;

const isUuid = (id: string) => v.is(v.pipe(v.string(), v.uuid()), id);

export async function findReturn(db: Db | Tx, id: string): Promise<ReturnRow | null> {
	if (!isUuid(id)) return null;
	const [row] = await db.select().from(order_returns).where(eq(order_returns.id, id));
	return row ?? null;
}

/** A return with its order, if the viewer may see that. */
export async function findSeenReturn(
	db: Db | Tx,
	viewer: Viewer,
	id: string,
): Promise<{ row: ReturnRow; order: OrderRow } | null> {
	const row = await findReturn(db, id);
	const order = row && (await findSeen(db, viewer, row.order_id));
	return order ? { row, order } : null;
}

/**
 * Locks a return with its order until the transaction ends. The order's lock comes first, as
 * everywhere, and a return never changes without it.
 */
export async function lockReturn(
	tx: Tx,
	id: string,
): Promise<{ row: ReturnRow; order: OrderRow } | null> {
	const known = await findReturn(tx, id);
	const order = known && (await lockOrder(tx, known.order_id));
	// Read again under the lock: its state may have changed since.
	const row = order && (await findReturn(tx, id));
	return row && order ? { row, order } : null;
}

/** Returns of these orders, newest first. */
export const getReturns = (db: Db | Tx, orderIds: readonly string[]): Promise<ReturnRow[]> =>
	orderIds.length === 0
		? Promise.resolve([])
		: db
				.select()
				.from(order_returns)
				.where(inArray(order_returns.order_id, [...orderIds]))
				.orderBy(desc(order_returns.requested_at), desc(order_returns.reference))
				.execute();

export const listReturnLines = (db: Db | Tx, id: string): Promise<ReturnLineRow[]> =>
	db
		.select()
		.from(order_return_lines)
		.where(eq(order_return_lines.return_id, id))
		.orderBy(asc(order_return_lines.position))
		.execute();

/** Finds the return of an idempotency key, of any order. */
export async function findByKey(tx: Tx, key: string): Promise<ReturnRow | null> {
	const [row] = await tx.select().from(order_returns).where(eq(order_returns.key, key));
	return row ?? null;
}
