import { eq } from 'drizzle-orm';
import { decidePayment, needsUnits, type PaymentOutcome } from '#domain/orders/payment-outcome.ts';
import { dayInRome } from '#domain/time/days.ts';
import { deliveryRange, timeOfRange } from '#domain/time/working-days.ts';
import { countCodeAgain } from '#server/cart/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { noteEntry } from '../record/entries.ts';
import { sumSaid } from '../record/entry-text.ts';
import { listLines, type LineRow, type OrderRow, type PaymentRow } from '../record/queries.ts';
import { reserveFor, releaseFor } from '../record/reservations.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { refundAll, refundExcess, refundSurplus } from '../refunds/refund.ts';
import type { OrderServices } from '../record/services.ts';
import { setStatus } from '../record/set-status.ts';
import { orders } from '../tables.ts';
import { sendOrderMail } from '../mails/send.ts';

interface Change {
	attempts: readonly PaymentRow[];
	moved: PaymentRow;
	/** E-mail of staff who read or accepted the payment; empty where a provider reported it. */
	staff_email?: string;
}

/**
 * Applies a changed payment attempt to its order, under the order's lock: what follows is decided
 * in one step (`domain/orders/payment-outcome.ts`) and carried out in one place.
 */
export async function applyPaymentOutcome(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	{ attempts, moved, staff_email = '' }: Change,
	now: Date,
): Promise<void> {
	const { status, paid_at, canceled_by, pay_until } = order;
	const is_payable = pay_until !== null && pay_until > now;
	const change = {
		order: { status, is_paid: paid_at !== null, canceled_by, is_payable },
		attempt: moved.status,
		attempts: attempts.map((attempt) => attempt.status),
		is_closed_on_purpose: moved.closing_at !== null,
	};
	// After a release the units may belong to another order.
	const lines = needsUnits(change) ? await listLines(tx, order.id) : undefined;
	const is_short = lines !== undefined && (await reserveFor(tx, order.id, lines)).length > 0;
	const outcome = decidePayment({ ...change, is_short });
	await carryOut(tx, services, order, outcome, { moved, staff_email, lines }, now);
}

interface Facts {
	moved: PaymentRow;
	staff_email: string;
	/** Lines of the order where its units were asked for. */
	lines: readonly LineRow[] | undefined;
}

/** Carries an outcome out: refunds, stock, status, code, invoice, mail. */
async function carryOut(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	outcome: PaymentOutcome,
	{ moved, staff_email, lines }: Facts,
	now: Date,
): Promise<void> {
	const { refund, mail } = outcome;
	if (outcome.refunds_excess) await refundExcess(tx, order, moved, now);
	if (outcome.releases_units) await releaseFor(tx, order.id);
	const after = await record(tx, order, outcome, { moved, staff_email }, now);
	if (refund === 'surplus') await refundSurplus(tx, order, moved, now);
	else if (refund) await refundAll(tx, order, moved, refund, now);
	const code = order.details.discount?.code;
	if (outcome.counts_code && code !== undefined) {
		await countCodeAgain(tx, { code, order_id: order.id, person: order.email, at: now });
	}
	if (outcome.issues_invoice) await issueInvoice(tx, order, now);
	const told = { ...order, details: after.details };
	if (mail)
		await sendOrderMail(tx, services, mail, told, now, mail === 'paid' && lines ? { lines } : {});
}

/** Writes an outcome to the order: status, columns, timeline. */
async function record(
	tx: Tx,
	order: OrderRow,
	{ event, marks, entry }: PaymentOutcome,
	{ moved, staff_email }: Pick<Facts, 'moved' | 'staff_email'>,
	now: Date,
): Promise<OrderRow> {
	const noted = entry && { kind: entry, ...sayEntry(entry, moved, staff_email) };
	if (event) {
		const columns = listColumns(marks, order, now);
		return setStatus(tx, order, { event, columns, entry: noted ?? null }, now);
	}
	if (marks === 'paid_after_end') {
		await tx.update(orders).set({ paid_at: now, updated_at: now }).where(eq(orders.id, order.id));
	}
	if (noted) await noteEntry(tx, order.id, noted.kind, now, noted);
	return order;
}

function listColumns(marks: PaymentOutcome['marks'], order: OrderRow, now: Date) {
	if (marks === 'canceled') return { canceled_by: 'time', paid_at: now, pay_until: null } as const;
	if (marks !== 'paid') return {};
	const details = { ...order.details, delivery: deliveryFrom(order, now) };
	return { paid_at: now, pay_until: null, canceled_by: null, details };
}

/**
 * Timeline entry with the received amount and the member of staff, or the reason why the order
 * ended.
 */
function sayEntry(
	entry: NonNullable<PaymentOutcome['entry']>,
	{ came_amount, came_currency }: PaymentRow,
	staff_email: string,
): { said?: string; staff_email?: string } {
	if (entry === 'canceled') return { said: 'pieces_gone' };
	if (entry !== 'paid' && entry !== 'held') return {};
	if (came_amount === null || came_currency === null) return { staff_email };
	return { said: sumSaid({ amount: came_amount, currency: came_currency }), staff_email };
}

/** Delivery days: the promised time starts with the payment, for which the goods wait. */
function deliveryFrom({ placed_at, details: { delivery } }: OrderRow, now: Date) {
	const [ordered, today] = [dayInRome(placed_at), dayInRome(now)];
	if (delivery === null || today <= ordered) return delivery;
	return deliveryRange(today, timeOfRange(delivery, ordered));
}
