import { sql } from 'drizzle-orm';
import type { OrderEntryKind } from '#contract/orders/order.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { order_entries } from '../tables.ts';

/** Insert of a timeline entry, to be combined with other statements. */
export function findEntry(
	tx: Tx,
	order_id: string,
	kind: OrderEntryKind,
	at: Date,
	{ said = '', staff_email = '', is_internal = false } = {},
) {
	// Entries of one act have one time: a millisecond more keeps them in the order of insertion.
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

/** Adds an entry to an order's timeline. */
export async function noteEntry(...entry: Parameters<typeof findEntry>): Promise<void> {
	await findEntry(...entry);
}
