import { ORDER_MACHINE } from '#domain/orders/order-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import { freeCode } from '#server/cart/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { releaseStock } from '#server/stock/ports.ts';
import { listAttempts, type OrderRow } from '../record/queries.ts';
import { toHolder } from '../record/reservations.ts';
import { setStatus } from '../record/set-status.ts';

const BY = { expire: 'time', cancel: 'buyer' } as const;

/**
 * Cancels an unpaid order and releases its units and its code. Returns null if money has come or
 * may still come. The caller closes open attempts at their provider first.
 */
export async function cancelUnpaidOrder(
	tx: Tx,
	order: OrderRow,
	event: 'expire' | 'cancel',
	now: Date,
	{ said = '', staff_email = '' } = {},
): Promise<OrderRow | null> {
	const attempts = await listAttempts(tx, order.id);
	const isOpen = attempts.some(({ status }) =>
		['open', 'pending', 'paid', 'held'].includes(status),
	);
	if (isOpen) return null;
	if (move(ORDER_MACHINE, order.status, event).outcome !== 'moved') return null;
	await releaseStock(tx, toHolder(order.id));
	await freeCode(tx, order.id);
	const columns = { canceled_by: BY[event], pay_until: null };
	const entry = { kind: 'canceled', said, staff_email } as const;
	return setStatus(tx, order, { event, columns, entry }, now);
}
