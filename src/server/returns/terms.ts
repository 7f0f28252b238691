import type { Problem } from '#contract/errors.ts';
import { isInTime, lastReturnDay } from '#domain/orders/order-terms.ts';
import type { ClaimedUnits, OrderRow } from '#server/orders/ports.ts';

type Faults = NonNullable<Problem['fields']>;

/** Reason why an order cannot be returned now, with the last day after the code; null if it can. */
export function findReturnFault(order: OrderRow, now: Date): Faults | null {
	if (order.status !== 'processing' && order.status !== 'delivered') {
		return [{ path: 'order', code: order.status === 'refund_issued' ? 'final' : 'not_yet' }];
	}
	if (order.delivered_on === null) return [{ path: 'order', code: 'not_yet' }];
	const last = lastReturnDay(order.delivered_on);
	return isInTime(now, last) ? null : [{ path: 'order', code: `too_late:${last}` }];
}

/** Errors of lines with more units than are left. */
export const tooMany = (positions: readonly number[]): Faults =>
	positions.map((position) => ({ path: `lines.${position}`, code: 'more_than_bought' }));

/** Positions of lines that name more units than are left. */
export const listExcessLines = (
	left: readonly number[],
	pieces: readonly ClaimedUnits[],
): number[] =>
	pieces.flatMap(({ position, quantity }) => (quantity > (left[position] ?? 0) ? [position] : []));
