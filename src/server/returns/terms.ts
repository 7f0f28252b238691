import type { Problem } from '#contract/errors.ts';
import { isInTime, lastReturnDay } from '#domain/order-terms.ts';
import type { ClaimedPiece, OrderRow } from '#server/orders/ports.ts';

type Faults = NonNullable<Problem['fields']>;

/** Why nothing of an order can be returned now; the last day stands behind the code. Null: it can. */
export function whyNot(order: OrderRow, now: Date): Faults | null {
	if (order.status !== 'processing' && order.status !== 'delivered') {
		return [{ path: 'order', code: order.status === 'refund_issued' ? 'final' : 'not_yet' }];
	}
	if (order.delivered_on === null) return [{ path: 'order', code: 'not_yet' }];
	const last = lastReturnDay(order.delivered_on);
	return isInTime(now, last) ? null : [{ path: 'order', code: `too_late:${last}` }];
}

/** Lines that name more pieces than are left. */
export const tooMany = (positions: readonly number[]): Faults =>
	positions.map((position) => ({ path: `lines.${position}`, code: 'more_than_bought' }));

/** Lines of which there are fewer pieces than are named. */
export const beyond = (left: readonly number[], pieces: readonly ClaimedPiece[]): number[] =>
	pieces.flatMap(({ position, quantity }) => (quantity > (left[position] ?? 0) ? [position] : []));
