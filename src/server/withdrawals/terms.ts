import { dayInRome } from '#domain/time/days.ts';
import {
	isInTime,
	lastWithdrawalDay,
	refundClock,
	type RefundClock,
} from '#domain/orders/order-terms.ts';
import type { OrderRow } from '#server/orders/ports.ts';
import type { WithdrawalRow } from './queries.ts';

/** Last day of the right to withdraw from an order, and whether it is over. */
export function toTerm(order: OrderRow | null, now: Date) {
	if (!order) return { withdraw_until: null, is_late: false };
	// Every confirmation states the right, so the buyer knows of it before the goods can come.
	const last = lastWithdrawalDay(order.delivered_on, dayInRome(order.placed_at));
	return { withdraw_until: last, is_late: !isInTime(now, last) };
}

const findDay = (instant: Date | null) => (instant === null ? null : dayInRome(instant));

/** Refund term that a statement has started. */
export function toClock(row: WithdrawalRow, now: Date): RefundClock {
	const stated_on = dayInRome(row.stated_at);
	const seen = { stated_on, sent_on: findDay(row.sent_at), received_on: findDay(row.goods_at) };
	return refundClock(seen, dayInRome(now));
}
