import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { order_lines, orders } from '../tables.ts';
import { order_payments, order_refunds } from '../tables-money.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof order_lines.$inferSelect;
export type PaymentRow = typeof order_payments.$inferSelect;
export type RefundRow = typeof order_refunds.$inferSelect;

/** Locks an order's row until the transaction ends. Every change of its state begins here. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
	const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
	return row ?? null;
}

/** Locks the order that a provider's reference belongs to; null if the attempt is not ours. */
export async function lockOrderByRef(
	tx: Tx,
	{ provider, ref }: { provider: PaymentProviderName; ref: string },
): Promise<OrderRow | null> {
	// An attempt never moves to another order: the answer holds after a wait for the lock, too.
	const found = tx
		.select({ id: order_payments.order_id })
		.from(order_payments)
		.where(and(eq(order_payments.provider, provider), eq(order_payments.ref, ref)));
	const [row] = await tx.select().from(orders).where(inArray(orders.id, found)).for('update');
	return row ?? null;
}

export const listLines = (db: Db | Tx, orderId: string): Promise<LineRow[]> =>
	db
		.select()
		.from(order_lines)
		.where(eq(order_lines.order_id, orderId))
		.orderBy(asc(order_lines.position))
		.execute();

/** Payment attempts, oldest first. */
export const listAttempts = (db: Db | Tx, orderId: string): Promise<PaymentRow[]> =>
	db
		.select()
		.from(order_payments)
		.where(eq(order_payments.order_id, orderId))
		.orderBy(asc(order_payments.attempt))
		.execute();

export const listRefundRows = (db: Db | Tx, orderId: string): Promise<RefundRow[]> =>
	db
		.select()
		.from(order_refunds)
		.where(eq(order_refunds.order_id, orderId))
		.orderBy(asc(order_refunds.created_at))
		.execute();
