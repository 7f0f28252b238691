import type { OrderEntryKind } from '#contract/orders/order.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { order_entries } from './tables.ts';

/** Adds a line to the time line of an order. */
export async function noteEntry(
	tx: Tx,
	order_id: string,
	kind: OrderEntryKind,
	at: Date,
	{ said = '', staff_email = '', is_internal = false } = {},
): Promise<void> {
	await tx.insert(order_entries).values({ order_id, kind, at, said, staff_email, is_internal });
}
