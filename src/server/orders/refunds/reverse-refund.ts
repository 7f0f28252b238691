import { eq } from 'drizzle-orm';
import { ORDER_MACHINE, type OrderEvent } from '#domain/orders/order-states.ts';
import { PAYMENT_MACHINE } from '#domain/orders/payment-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { noteEntry } from '../record/entries.ts';
import { sumSaid } from '../record/entry-text.ts';
import { listAttempts, type OrderRow, type PaymentRow, type RefundRow } from '../record/queries.ts';
import { issueDebitNote } from '../invoices/issue.ts';
import { reserveRest } from '../units/line-units.ts';
import type { OrderServices } from '../record/services.ts';
import { setStatus } from '../record/set-status.ts';
import { order_payments, order_refunds } from '../tables-money.ts';
import { sendOrderMail } from '../mails/send.ts';

/** Marks a payment as paid or held again; null if it had not been refunded in full. */
async function payAgain(
	tx: Tx,
	payment: PaymentRow,
	{ reason }: RefundRow,
): Promise<PaymentRow | null> {
	const event = reason === 'mismatch' ? 'come_back_held' : 'come_back';
	const moved = move(PAYMENT_MACHINE, payment.status, event);
	if (moved.outcome !== 'moved') return null;
	const isIt = eq(order_payments.id, payment.id);
	const after = { status: moved.state };
	const [row] = await tx.update(order_payments).set(after).where(isIt).returning();
	return row ?? null;
}

/** Event that leads an order back to its state before the full refund. */
function wasBefore({ delivered_on, canceled_by }: OrderRow): OrderEvent {
	if (delivered_on !== null) return 'come_back_delivered';
	return canceled_by !== null ? 'come_back_canceled' : 'come_back';
}

/** Moves an order back to its state before the full refund; a surplus changes nothing. */
async function reopen(
	tx: Tx,
	order: OrderRow,
	payment: PaymentRow,
	{ reason }: RefundRow,
	now: Date,
): Promise<OrderRow> {
	if (reason === 'surplus') return order;
	const event = payment.status === 'held' ? 'payment_pending' : wasBefore(order);
	if (move(ORDER_MACHINE, order.status, event).outcome !== 'moved') return order;
	return setStatus(tx, order, { event, entry: null }, now);
}

/**
 * Books a refund that the bank returned days after it was reported as issued. The order has its
 * money again, and units that are to be sent are reserved again. A debit note reverses the credit
 * note. Staff finds another way with the buyer, who was told of the refund and is mailed now that
 * it was undone.
 */
export async function reverseRefund(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	refund: RefundRow,
	now: Date,
): Promise<void> {
	const { id, amount, currency, payment_id, reason } = refund;
	const failed = { status: 'failed', came_back_at: now } as const;
	await tx.update(order_refunds).set(failed).where(eq(order_refunds.id, id));
	const said = sumSaid(refund, reason);
	await noteEntry(tx, order.id, 'refund_failed', now, { said, is_internal: true });
	await issueDebitNote(tx, order, refund, now);
	const payment = (await listAttempts(tx, order.id)).find((attempt) => attempt.id === payment_id);
	const paid = payment && (await payAgain(tx, payment, refund));
	const after = paid ? await reopen(tx, order, paid, refund, now) : order;
	if (after.status === 'processing') await reserveRest(tx, order.id);
	await sendOrderMail(tx, services, 'refund_came_back', after, now);
	await sendOrderMail(tx, services, 'refund_undone', after, now, { refund: { amount, currency } });
}
