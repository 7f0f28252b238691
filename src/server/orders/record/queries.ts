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

/** An attempt by its id, or by its provider's reference. */
export type AttemptKey =
	| Pick<PaymentRow, 'id' | 'order_id'>
	| { provider: PaymentProviderName; ref: string; order_id?: never };

/** Attempt of a locked order, and all attempts to pay that order. */
export interface LockedAttempt {
	order: OrderRow;
	attempts: readonly PaymentRow[];
	attempt: PaymentRow;
}

/** Locks the order of an attempt until the transaction ends; null if the attempt is not ours. */
export async function lockAttempt(tx: Tx, key: AttemptKey): Promise<LockedAttempt | null> {
	const isKnownId = key.order_id !== undefined;
	const order = await (isKnownId ? lockOrder(tx, key.order_id) : lockOrderByRef(tx, key));
	const attempts = order ? await listAttempts(tx, order.id) : [];
	const attempt = attempts.find((one) =>
		isKnownId ? one.id === key.id : one.provider === key.provider && one.ref === key.ref,
	);
	return order && attempt ? { order, attempts, attempt } : null;
}

async function lockOrderByRef(
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
