import { eq } from 'drizzle-orm';
import { ORDER_MACHINE, type OrderEvent } from '#domain/orders/order-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { OrderRow } from './find.ts';
import { orders } from '../tables.ts';

/** Update that moves an order by its state machine; null if nothing changes, throws if refused. */
export function moveOf(
	tx: Tx,
	order: OrderRow,
	event: OrderEvent,
	now: Date,
	more: Partial<
		Pick<OrderRow, 'paid_at' | 'pay_until' | 'delivered_on' | 'canceled_by' | 'details'>
	> = {},
) {
	const moved = move(ORDER_MACHINE, order.status, event);
	if (moved.outcome === 'refused') {
		throw new Error(`${order.number} is ${order.status} and cannot ${event}: ${moved.refusal}`);
	}
	if (moved.outcome === 'unchanged' && Object.keys(more).length === 0) return null;
	return tx
		.update(orders)
		.set({ status: moved.state, updated_at: now, ...more })
		.where(eq(orders.id, order.id));
}

/** Moves an order by its state machine; throws if refused. A known state stays as it is. */
export async function setStatus(...change: Parameters<typeof moveOf>): Promise<void> {
	await moveOf(...change);
}
