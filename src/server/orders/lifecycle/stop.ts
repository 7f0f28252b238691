import { and, eq, inArray } from 'drizzle-orm';
import { isUnshipped } from '#domain/orders/order-states.ts';
import { freeCode } from '#server/cart/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { releaseStock } from '#server/stock/ports.ts';
import { deliverIfDone } from './deliver.ts';
import { noteEntry } from '../record/entries.ts';
import { listAttempts, listRefundRows, type OrderRow, type RefundRow } from '../record/queries.ts';
import { toHolder } from '../record/reservations.ts';
import { paidBy } from '../record/money.ts';
import { listLetGo } from '../units/line-units.ts';
import { refundAll, refundHeld } from '../refunds/refund.ts';
import type { OrderServices } from '../record/services.ts';
import { setStatus } from '../record/set-status.ts';
import { listShipments } from '../access/order-view.ts';
import { order_shipments, orders } from '../tables.ts';
import { sendOrderMail } from '../mails/send.ts';

/** True if anything of an order has left the warehouse. */
export async function hasLeft(tx: Tx, order: OrderRow): Promise<boolean> {
	if (order.delivered_on !== null) return true;
	return !isUnshipped((await listShipments(tx, order.id)).map(({ status }) => status));
}

/** Deletes unsent parcels and releases the reserved units: nothing more is sent. */
export async function keepBack(tx: Tx, orderId: string): Promise<void> {
	const isHere = inArray(order_shipments.status, ['pending', 'packed']);
	await tx.delete(order_shipments).where(and(eq(order_shipments.order_id, orderId), isHere));
	await releaseStock(tx, toHolder(orderId));
}

interface Stopping {
	by: 'buyer' | 'shop';
	staff_email: string;
	said: string;
	/** The withdrawal that it is for. */
	cause_id?: string;
}

/**
 * Cancels an order of which nothing has left, under its lock; the caller has closed open attempts.
 * A payment is refunded in full, money on its way from a bank is refunded when it comes. Returns
 * the refund: null where nothing was paid, or where a bank disputes it.
 */
export async function stopOrder(
	tx: Tx,
	order: OrderRow,
	{ by, staff_email, said, cause_id }: Stopping,
	now: Date,
): Promise<{ order: OrderRow; refund: RefundRow | null }> {
	await keepBack(tx, order.id);
	await freeCode(tx, order.id);
	const columns = { canceled_by: by, pay_until: null };
	const entry = { kind: 'canceled', said, staff_email } as const;
	const after = await setStatus(tx, order, { event: 'cancel', columns, entry }, now);
	const attempts = await listAttempts(tx, order.id);
	const paid = paidBy(attempts, await listRefundRows(tx, order.id));
	const reason = cause_id === undefined ? 'canceled' : 'withdrawal';
	const cause = { cause_id: cause_id ?? null, staff_email };
	const isRefunded = paid?.dispute === null;
	const refund = isRefunded ? await refundAll(tx, order, paid, reason, now, cause) : null;
	for (const attempt of attempts) {
		if (attempt.status === 'held') await refundHeld(tx, order, attempt, now, staff_email);
	}
	return { order: after, refund };
}

/**
 * Cancels the unsent rest of an order, under its lock. The shop no longer has its money; sent units
 * stay sent.
 */
export async function stopRest(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	{ said, staff_email }: Pick<Stopping, 'said' | 'staff_email'>,
	now: Date,
): Promise<void> {
	await keepBack(tx, order.id);
	await noteEntry(tx, order.id, 'rest_canceled', now, { said, staff_email });
	const pieces = (await listLetGo(tx, order.id)).flatMap(({ position, let_go }) =>
		let_go > 0 ? [{ position, quantity: let_go }] : [],
	);
	if (pieces.length > 0)
		await sendOrderMail(tx, services, 'rest_called_off', order, now, { pieces });
	await deliverIfDone(tx, services, order, now, staff_email);
}

/** Sets whether a withdrawal blocks packing and sending the rest of an order. */
export async function setWithdrawn(tx: Tx, orderId: string, is_withdrawn: boolean): Promise<void> {
	await tx.update(orders).set({ is_withdrawn }).where(eq(orders.id, orderId));
}
