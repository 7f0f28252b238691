import { and, eq, inArray } from 'drizzle-orm';
import { setWithdrawn } from '#server/orders/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { withdrawals } from './tables.ts';

/** Marks an order while a statement about it is undecided: until then nothing is sent. */
export async function markOrder(tx: Tx, orderId: string | null): Promise<void> {
	if (orderId === null) return;
	const isOpen = inArray(withdrawals.status, ['received', 'accepted']);
	const [open] = await tx
		.select({ id: withdrawals.id })
		.from(withdrawals)
		.where(and(eq(withdrawals.order_id, orderId), isOpen))
		.limit(1);
	await setWithdrawn(tx, orderId, open !== undefined);
}
