import { randomUUID } from 'node:crypto';
import {
	refundOf,
	restOf,
	type Refund,
	type RefundRefusal,
	type RefundRequest,
} from '#domain/refunds.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { noteEntry } from './entries.ts';
import {
	attemptsOf,
	linesOf,
	refundRowsOf,
	type OrderRow,
	type PaymentRow,
	type RefundRow,
} from './find.ts';
import { moneyOf, refundsOf } from './money.ts';
import { order_refunds, type REFUND_REASONS } from './tables-money.ts';

export type RefundReason = (typeof REFUND_REASONS)[number];

interface Asked {
	payment: PaymentRow;
	reason: RefundReason;
	amount: number;
	counted: Refund | null;
	cause_id?: string | null;
}

/** Writes a refund down; the rounds hand it to the provider, once, by its key. */
async function addRefund(
	tx: Tx,
	order: OrderRow,
	{ payment, reason, amount, counted, cause_id = null }: Asked,
	now: Date,
): Promise<RefundRow> {
	const id = randomUUID();
	const [row] = await tx
		.insert(order_refunds)
		.values({
			id,
			order_id: order.id,
			payment_id: payment.id,
			key: `refund:${id}`,
			reason,
			amount,
			currency: payment.currency,
			counted,
			cause_id,
			created_at: now,
		})
		.returning();
	if (!row) throw new Error('no refund was stored');
	const said = `${amount} ${payment.currency} (${reason})`;
	await noteEntry(tx, order.id, 'refund_requested', now, { said, is_internal: true });
	return row;
}

/** Money that came for an order that was paid already goes back whole. */
export async function refundSurplus(
	tx: Tx,
	order: OrderRow,
	payment: PaymentRow,
	now: Date,
): Promise<void> {
	const known = await refundRowsOf(tx, order.id);
	if (known.some(({ payment_id }) => payment_id === payment.id)) return;
	const amount = payment.came_amount ?? payment.amount;
	await addRefund(tx, order, { payment, reason: 'surplus', amount, counted: null }, now);
}

/** Why money cannot go back now. */
export type RefundFault = RefundRefusal | 'not_paid' | 'disputed';

/**
 * Gives back a part of an order, under the order's lock: never more than was paid, counted by line and
 * rate after what went back before.
 */
export async function refundPart(
	tx: Tx,
	order: OrderRow,
	request: RefundRequest,
	{ reason, cause_id = null }: { reason: RefundReason; cause_id?: string | null },
	now: Date,
): Promise<RefundRow | RefundFault> {
	const attempts = await attemptsOf(tx, order.id);
	const payment = attempts.find(({ status }) => status === 'paid');
	if (!payment) return 'not_paid';
	if (payment.dispute !== null) return 'disputed';
	const money = moneyOf(order, await linesOf(tx, order.id));
	const before = refundsOf(await refundRowsOf(tx, order.id));
	const counted = refundOf(money, before, request);
	if (typeof counted === 'string') return counted;
	if (counted.amount === 0) return 'nothing';
	return addRefund(tx, order, { payment, reason, amount: counted.amount, counted, cause_id }, now);
}

/** Gives back all that has not gone back yet of what an attempt has brought. */
export async function refundAll(
	tx: Tx,
	order: OrderRow,
	payment: PaymentRow,
	reason: RefundReason,
	now: Date,
): Promise<void> {
	const money = moneyOf(order, await linesOf(tx, order.id));
	const before = refundsOf(await refundRowsOf(tx, order.id));
	const counted = refundOf(money, before, restOf(money, before));
	if (typeof counted === 'string' || counted.amount === 0) return;
	await addRefund(tx, order, { payment, reason, amount: counted.amount, counted }, now);
}
