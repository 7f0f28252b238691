import { sql } from 'drizzle-orm';
import type { OrderEntryKind } from '#contract/orders/order.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { order_entries } from './tables.ts';

/** A line of the time line of an order, for a statement that writes more. */
export function entryOf(
	tx: Tx,
	order_id: string,
	kind: OrderEntryKind,
	at: Date,
	{ said = '', staff_email = '', is_internal = false } = {},
) {
	// What comes of one act has one time: a millisecond more keeps the line in the order in which it was.
	const after = sql`(select max(${order_entries.at}) + interval '1 millisecond' from ${order_entries}
		where ${order_entries.order_id} = ${order_id})`;
	return tx.insert(order_entries).values({
		order_id,
		kind,
		at: sql`greatest(${at.toISOString()}::timestamptz, ${after})`,
		said,
		staff_email,
		is_internal,
	});
}

/** Adds a line to the time line of an order. */
export async function noteEntry(...entry: Parameters<typeof entryOf>): Promise<void> {
	await entryOf(...entry);
}
