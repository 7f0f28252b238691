import type { PaymentOutcome } from '#domain/orders/payment-outcome.ts';
import { dayInRome } from '#domain/time/days.ts';
import { deliveryRange, timeOfRange } from '#domain/time/working-days.ts';
import { sumSaid } from './entry-text.ts';
import type { OrderRow, PaymentRow } from './queries.ts';
import type { OrderChange } from './set-status.ts';

/** Change of an order that an outcome of its payment asks for: status, columns, timeline. */
export function toOrderChange(
	order: OrderRow,
	{ event, marks, entry }: PaymentOutcome,
	{ attempt, staff_email }: { attempt: PaymentRow; staff_email: string },
	now: Date,
): OrderChange {
	return {
		event: event ?? null,
		columns: toColumns(marks, order, now),
		entry: entry ? { kind: entry, ...sayEntry(entry, attempt, staff_email) } : null,
	};
}

function toColumns(
	marks: PaymentOutcome['marks'],
	order: OrderRow,
	now: Date,
): NonNullable<OrderChange['columns']> {
	switch (marks) {
		case 'paid': {
			const details = { ...order.details, delivery: deliveryFrom(order, now) };
			return { paid_at: now, pay_until: null, canceled_by: null, details };
		}
		case 'paid_after_end':
			return { paid_at: now };
		case 'canceled':
			return { canceled_by: 'time', paid_at: now, pay_until: null };
		case undefined:
			return {};
	}
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
