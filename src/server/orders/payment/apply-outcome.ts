import { eq } from 'drizzle-orm';
import { dayInRome } from '#domain/time/days.ts';
import { orderEventOf } from '#domain/orders/payment-states.ts';
import { deliveryRange, timeOfRange } from '#domain/time/working-days.ts';
import { countCodeAgain } from '#server/cart/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { noteEntry } from '../record/entries.ts';
import { sumSaid } from '../record/entry-said.ts';
import { linesOf, type OrderRow, type PaymentRow } from '../record/find.ts';
import { holdFor, releaseFor } from '../record/hold.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { refundAll, refundExcess, refundSurplus } from '../refunds/refund.ts';
import type { OrderServices } from '../record/services.ts';
import { setStatus } from '../record/set-status.ts';
import { orders } from '../tables.ts';
import { tell } from '../mails/tell.ts';

interface Change {
	attempts: readonly PaymentRow[];
	moved: PaymentRow;
	/** E-mail of staff who read or accepted the payment; empty where a provider reported it. */
	staff_email?: string;
}

/** Applies a changed payment attempt to its order, with all that follows from it. */
export async function follow(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	{ attempts, moved, staff_email = '' }: Change,
	now: Date,
): Promise<void> {
	switch (moved.status) {
		case 'paid':
			return pay(tx, services, order, { moved, staff_email }, now);
		case 'held':
			await waitForMoney(tx, order, { kind: 'held', said: cameOf(moved), staff_email }, now);
			return tell(tx, services, 'held', order, now);
		case 'pending':
			return waitForMoney(tx, order, { kind: 'payment_pending' }, now);
		case 'failed':
		case 'expired': {
			// The caller who closed it goes on from there: with another attempt, or with none.
			if (moved.status === 'expired' && moved.closing_at !== null) return;
			return leave(tx, services, order, { attempts, moved }, now);
		}
		case 'open':
		case 'refunded':
			return;
	}
}

/** Notes money that is on its way or held. A canceled order stays so until staff has decided. */
async function waitForMoney(
	tx: Tx,
	order: OrderRow,
	entry: { kind: 'held' | 'payment_pending'; said?: string; staff_email?: string },
	now: Date,
): Promise<void> {
	if (order.status === 'canceled') return noteEntry(tx, order.id, entry.kind, now, entry);
	await setStatus(tx, order, { event: 'payment_pending', entry }, now);
}

/** Ends a failed or expired attempt. If it was the last, units are released for another try. */
export async function leave(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	{ attempts, moved }: Change,
	now: Date,
): Promise<void> {
	const hasFailed = moved.status === 'failed';
	const event = orderEventOf(attempts.map(({ status }) => status));
	// Another attempt still runs, or has brought the money.
	if (event !== 'payment_failed' && event !== 'expire') return;
	if (order.status !== 'awaiting_payment' && order.status !== 'pending') return;
	await releaseFor(tx, order.id);
	const entry = { kind: hasFailed ? 'payment_failed' : 'payment_expired' } as const;
	await setStatus(tx, order, { event: 'payment_failed', entry }, now);
	if (order.pay_until !== null && order.pay_until > now) {
		await tell(tx, services, hasFailed ? 'failed' : 'left', order, now);
	}
}

/** Text of the sum that came; empty where it is unknown. */
function cameOf({ came_amount, came_currency }: PaymentRow): string {
	if (came_amount === null || came_currency === null) return '';
	return sumSaid({ amount: came_amount, currency: came_currency });
}

/** Applies a payment: to its order, to an order that had been given up, or as a surplus. */
async function pay(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	{ moved, staff_email }: { moved: PaymentRow; staff_email: string },
	now: Date,
): Promise<void> {
	// The first attempt that brought money has paid; a later one is a surplus.
	if (order.paid_at !== null) return refundSurplus(tx, order, moved, now);
	await refundExcess(tx, order, moved, now);
	// An order that its buyer or staff canceled is not revived by a later payment.
	if (order.canceled_by === 'buyer' || order.canceled_by === 'shop') {
		await tx.update(orders).set({ paid_at: now, updated_at: now }).where(eq(orders.id, order.id));
		await refundAll(tx, order, moved, 'canceled', now);
		return;
	}
	// After a release the units may belong to another order.
	const lines = await linesOf(tx, order.id);
	const short = await holdFor(tx, order.id, lines);
	if (short.length > 0) {
		const columns = { canceled_by: 'time', paid_at: now, pay_until: null } as const;
		const entry = { kind: 'canceled', said: 'pieces_gone' } as const;
		await setStatus(tx, order, { event: 'cancel', columns, entry }, now);
		await refundAll(tx, order, moved, 'too_late', now);
		return tell(tx, services, 'too_late', order, now);
	}
	const isRevived = order.status === 'canceled';
	const details = { ...order.details, delivery: deliveryFrom(order, now) };
	const event = isRevived ? 'revive' : 'pay';
	const columns = { paid_at: now, pay_until: null, canceled_by: null, details };
	const entry = { kind: 'paid', said: cameOf(moved), staff_email } as const;
	await setStatus(tx, order, { event, columns, entry }, now);
	const code = order.details.discount?.code;
	if (isRevived && code !== undefined) {
		await countCodeAgain(tx, { code, order_id: order.id, person: order.email, at: now });
	}
	await issueInvoice(tx, order, now);
	await tell(tx, services, 'paid', { ...order, details }, now, { lines });
}

/** Delivery days: the promised time starts with the payment, for which the goods wait. */
function deliveryFrom({ placed_at, details: { delivery } }: OrderRow, now: Date) {
	const [ordered, today] = [dayInRome(placed_at), dayInRome(now)];
	if (delivery === null || today <= ordered) return delivery;
	return deliveryRange(today, timeOfRange(delivery, ordered));
}
