import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addUp } from '#domain/money/money.ts';
import {
	toRefund,
	toRemainder,
	type Refund,
	type RefundRefusal,
	type RefundRequest,
} from '#domain/orders/refunds.ts';
import type { REFUND_REASONS } from '#contract/orders/states.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { noteEntry } from '../record/entries.ts';
import { sumSaid } from '../record/entry-text.ts';
import {
	listAttempts,
	listLines,
	listRefundRows,
	type OrderRow,
	type PaymentRow,
	type RefundRow,
} from '../record/queries.ts';
import { toMoney, paidBy, toRefunds } from '../record/money.ts';
import { order_refunds } from '../tables-money.ts';

export type RefundReason = (typeof REFUND_REASONS)[number];

export interface Asked {
	payment: PaymentRow;
	reason: RefundReason;
	amount: number;
	counted: Refund | null;
	/** Currency that came, where it is another one. */
	currency?: string;
	cause_id?: string | null;
	instead_of?: string | null;
	/** Provider's reference, where it was made at the provider's own desk. */
	made_as?: string | null;
	needs_check?: boolean;
	told_at?: Date | null;
	/** Empty where no person asked for it. */
	staff_email?: string;
}

/**
 * Stores a refund; the rounds send it to the provider, once, by its key. A refund that was made
 * there already has its reference and is not sent.
 */
export async function addRefund(
	tx: Tx,
	order: OrderRow,
	{
		payment,
		reason,
		amount,
		counted,
		currency = payment.currency,
		cause_id = null,
		instead_of = null,
		made_as = null,
		needs_check = false,
		told_at = null,
		staff_email = '',
	}: Asked,
	now: Date,
): Promise<RefundRow> {
	const id = randomUUID();
	const [row] = await tx
		.insert(order_refunds)
		.values({
			id,
			order_id: order.id,
			payment_id: payment.id,
			key: made_as === null ? `refund:${id}` : `${payment.provider}:${made_as}`,
			ref: made_as,
			sent_at: made_as === null ? null : now,
			reason,
			amount,
			currency,
			counted,
			cause_id,
			instead_of,
			needs_check,
			told_at,
			created_at: now,
		})
		.returning();
	if (!row) throw new Error('the refund was not stored');
	const said = sumSaid(row, reason);
	const entry = { said, staff_email, is_internal: true };
	await noteEntry(tx, order.id, 'refund_requested', now, entry);
	return row;
}

/** Refunds in full a payment for an order that was paid already. */
export async function refundSurplus(
	tx: Tx,
	order: OrderRow,
	payment: PaymentRow,
	now: Date,
): Promise<void> {
	const known = await listRefundRows(tx, order.id);
	const isKnown = known.some(
		({ payment_id, reason }) => payment_id === payment.id && reason === 'surplus',
	);
	if (isKnown) return;
	const amount = payment.came_amount ?? payment.amount;
	await addRefund(tx, order, { payment, reason: 'surplus', amount, counted: null }, now);
}

/** Refunds at once the excess of a payment that was accepted though it was more than due. */
export async function refundExcess(
	tx: Tx,
	order: OrderRow,
	payment: PaymentRow,
	now: Date,
): Promise<void> {
	const amount = (payment.came_amount ?? payment.amount) - payment.amount;
	await addRefund(tx, order, { payment, reason: 'surplus', amount, counted: null }, now);
}

/** Refunds a held payment in full, once; null where that is under way. */
export async function refundHeld(
	tx: Tx,
	order: OrderRow,
	payment: PaymentRow,
	now: Date,
	staff_email = '',
): Promise<RefundRow | null> {
	const known = await listRefundRows(tx, order.id);
	const isUnderWay = known.some(
		({ payment_id, status }) => payment_id === payment.id && status !== 'failed',
	);
	if (isUnderWay) return null;
	const amount = payment.came_amount ?? payment.amount;
	const currency = payment.came_currency ?? payment.currency;
	const reason = 'mismatch';
	const asked = { payment, reason, amount, currency, counted: null, staff_email } as const;
	return addRefund(tx, order, asked, now);
}

/** Money of an attempt that was not refunded yet, and the most that can be. */
export function calculateLeft(payment: PaymentRow, rows: readonly RefundRow[]): number {
	const back = rows.filter(
		({ payment_id, status }) => payment_id === payment.id && status !== 'failed',
	);
	return (payment.came_amount ?? payment.amount) - addUp(back.map(({ amount }) => amount));
}

/** Reason why a refund is not possible now. */
export type RefundFault = RefundRefusal | 'not_paid' | 'disputed';

/** Reason for a refund, and the member of staff who requested it. */
export interface RefundCause {
	reason: RefundReason;
	cause_id?: string | null;
	staff_email?: string;
}

/**
 * Refunds a part of an order, under the order's lock: never more than was paid, calculated by line
 * and rate after earlier refunds.
 */
export async function refundPart(
	tx: Tx,
	order: OrderRow,
	request: RefundRequest,
	{ reason, cause_id = null, staff_email = '' }: RefundCause,
	now: Date,
): Promise<RefundRow | RefundFault> {
	const attempts = await listAttempts(tx, order.id);
	const rows = await listRefundRows(tx, order.id);
	const payment = paidBy(attempts, rows);
	if (!payment) return 'not_paid';
	if (payment.dispute !== null) return 'disputed';
	const money = toMoney(order, await listLines(tx, order.id));
	const counted = toRefund(money, toRefunds(rows), request);
	if (typeof counted === 'string') return counted;
	if (counted.amount === 0) return 'nothing';
	const left = calculateLeft(payment, rows);
	// If less was accepted than was due, the last refund is less than its goods cost.
	const isShort = (payment.came_amount ?? payment.amount) < payment.amount;
	if (left <= 0 || (counted.amount > left && !isShort)) return 'more_than_paid';
	const amount = Math.min(counted.amount, left);
	const asked = { payment, reason, amount, counted, cause_id, staff_email };
	return addRefund(tx, order, asked, now);
}

/** Refunds all money of an attempt that was not refunded yet. */
export async function refundAll(
	tx: Tx,
	order: OrderRow,
	payment: PaymentRow,
	reason: RefundReason,
	now: Date,
	{ cause_id = null, staff_email = '' }: Omit<RefundCause, 'reason'> = {},
): Promise<RefundRow | null> {
	const money = toMoney(order, await listLines(tx, order.id));
	const rows = await listRefundRows(tx, order.id);
	const before = toRefunds(rows);
	const counted = toRefund(money, before, toRemainder(money, before));
	if (typeof counted === 'string') return null;
	const amount = Math.min(counted.amount, calculateLeft(payment, rows));
	if (amount <= 0) return null;
	const asked = { payment, reason, amount, counted, cause_id, staff_email };
	return addRefund(tx, order, asked, now);
}

/**
 * Repeats a refund that a bank did not take, calculated again after the refunds made meanwhile. Its
 * cause, which has one refund only, moves to the new one.
 */
export async function refundAgain(
	tx: Tx,
	order: OrderRow,
	failed: RefundRow,
	now: Date,
	staff_email = '',
): Promise<RefundRow | RefundFault> {
	const payment = (await listAttempts(tx, order.id)).find(({ id }) => id === failed.payment_id);
	if (!payment) return 'not_paid';
	if (payment.dispute !== null) return 'disputed';
	const rows = await listRefundRows(tx, order.id);
	const { reason, amount, currency, cause_id } = failed;
	if (amount > calculateLeft(payment, rows)) return 'more_than_paid';
	const money = toMoney(order, await listLines(tx, order.id));
	const counted = failed.counted && toRefund(money, toRefunds(rows), toRequest(failed.counted));
	if (typeof counted === 'string') return counted;
	await tx.update(order_refunds).set({ cause_id: null }).where(eq(order_refunds.id, failed.id));
	const again = counted?.amount ?? amount;
	const asked = { payment, reason, amount: Math.min(amount, again), currency, counted, cause_id };
	// It is the failed refund's money: analytics does not count it again.
	const { id: instead_of, told_at } = failed;
	return addRefund(tx, order, { ...asked, instead_of, told_at, staff_email }, now);
}

/** Request that results in a given refund. */
export const toRequest = ({ lines, shipping }: Refund): RefundRequest => ({
	pieces: lines.filter(({ quantity }) => quantity > 0),
	reductions: lines.filter(({ quantity }) => quantity === 0),
	shipping: shipping.amount,
});
