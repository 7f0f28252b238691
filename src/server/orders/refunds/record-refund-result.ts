import { eq } from 'drizzle-orm';
import { PAYMENT_MACHINE, REFUND_MACHINE } from '#domain/orders/payment-states.ts';
import { addUp } from '#domain/money/money.ts';
import { move } from '#domain/orders/state-machine.ts';
import type { FetchedRefund } from '#server/payments/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { releaseStock } from '#server/stock/ports.ts';
import { noteEntry } from '../record/entries.ts';
import { sumSaid } from '../record/entry-text.ts';
import {
	listAttempts,
	lockOrder,
	listRefundRows,
	type OrderRow,
	type PaymentRow,
	type RefundRow,
} from '../record/queries.ts';
import { reverseRefund } from './reverse-refund.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { toHolder } from '../record/reservations.ts';
import type { OrderServices } from '../record/services.ts';
import { setStatus } from '../record/set-status.ts';
import { order_payments, order_refunds } from '../tables-money.ts';
import { sendOrderMail } from '../mails/send.ts';

/** Applies a provider's report on a refund, under a lock on its order. Ignores an unknown id. */
export async function recordRefundResult(
	services: OrderServices,
	id: string,
	seen: FetchedRefund,
): Promise<void> {
	await services.db.transaction((tx) => recordRefundResultIn(tx, services, id, seen));
}

/** Applies a report on a refund within the caller's transaction. */
export async function recordRefundResultIn(
	tx: Tx,
	services: OrderServices,
	id: string,
	seen: FetchedRefund,
	staff_email = '',
): Promise<void> {
	const [found] = await tx
		.select({ order_id: order_refunds.order_id })
		.from(order_refunds)
		.where(eq(order_refunds.id, id));
	const order = found && (await lockOrder(tx, found.order_id));
	const [refund] = await tx.select().from(order_refunds).where(eq(order_refunds.id, id));
	if (!order || !refund) return;
	const now = services.clock();
	// Replaced by a refund made elsewhere; if it was executed all the same, that is reported.
	if (refund.status === 'failed' && refund.ref === null) return;
	await tx
		.update(order_refunds)
		.set({ ref: seen.ref, sent_at: refund.sent_at ?? now, last_error: null })
		.where(eq(order_refunds.id, id));
	if (seen.status === 'pending') return;
	const event = seen.status === 'issued' ? 'issue' : 'fail';
	const moved = move(REFUND_MACHINE, refund.status, event);
	if (moved.outcome !== 'moved') return;
	if (refund.status === 'issued') return reverseRefund(tx, services, order, refund, now);
	await tx
		.update(order_refunds)
		.set({ status: moved.state, settled_at: now })
		.where(eq(order_refunds.id, id));
	const said = sumSaid(refund, refund.reason);
	if (event === 'fail') {
		await noteEntry(tx, order.id, 'refund_failed', now, { said, staff_email, is_internal: true });
		return sendOrderMail(tx, services, 'refund_failed', order, now);
	}
	await noteEntry(tx, order.id, 'refunded', now, { said, staff_email });
	await issueCreditNote(tx, order, refund, now);
	const rows = await listRefundRows(tx, order.id);
	const attempts = await listAttempts(tx, order.id);
	const payment = attempts.find((attempt) => attempt.id === refund.payment_id);
	const isWhole = payment && isAllBack(payment, rows);
	if (isWhole) {
		const after = move(PAYMENT_MACHINE, payment.status, 'refund_in_full');
		if (after.outcome === 'moved') {
			await tx
				.update(order_payments)
				.set({ status: after.state })
				.where(eq(order_payments.id, payment.id));
		}
	}
	if (isWhole && refund.reason === 'mismatch') {
		await awaitPaymentAgain(
			tx,
			order,
			attempts.filter((attempt) => attempt.id !== payment.id),
			now,
		);
	} else if (isWhole && refund.reason !== 'surplus') {
		await setStatus(tx, order, { event: 'refund_in_full', entry: null }, now);
	}
	if (!(await followCause(tx, services, refund))) {
		await sendOrderMail(tx, services, 'refunded', order, now, { refund });
	}
}

/** Lets a return or withdrawal follow its refund and mail about it; false where none did. */
async function followCause(
	tx: Tx,
	services: OrderServices,
	{ cause_id }: RefundRow,
): Promise<boolean> {
	if (cause_id === null) return false;
	for (const { onRefundIssued } of services.modules) {
		if (onRefundIssued && (await onRefundIssued(tx, services, cause_id))) return true;
	}
	return false;
}

/**
 * Returns whether a payment was refunded in full, or all of it that was for the order: an excess is
 * in no total.
 */
function isAllBack(payment: PaymentRow, rows: readonly RefundRow[]): boolean {
	const own = rows.filter((row) => row.payment_id === payment.id && row.status === 'issued');
	const sum = (some: readonly RefundRow[]) => addUp(some.map(({ amount }) => amount));
	const came = payment.came_amount ?? payment.amount;
	const ofOrder = own.filter(({ reason }) => reason !== 'surplus');
	return sum(own) >= came || sum(ofOrder) >= Math.min(came, payment.amount);
}

/** Lets an order wait for the right sum, as long as it may, after a wrong one was refunded. */
async function awaitPaymentAgain(
	tx: Tx,
	order: OrderRow,
	others: readonly PaymentRow[],
	now: Date,
) {
	const has = (...statuses: PaymentRow['status'][]) =>
		others.some(({ status }) => statuses.includes(status));
	if (order.status !== 'pending' || has('pending', 'held', 'paid')) return;
	if (!has('open')) await releaseStock(tx, toHolder(order.id));
	await setStatus(tx, order, { event: 'payment_failed', entry: null }, now);
}
