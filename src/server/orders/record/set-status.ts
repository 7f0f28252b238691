import { eq } from 'drizzle-orm';
import type { OrderEntryKind } from '#contract/orders/order.ts';
import type { MoveRefusal } from '#contract/orders/states.ts';
import { ORDER_MACHINE, type OrderEvent } from '#domain/orders/order-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { runInOneStatement } from '#server/platform/db/run-in-one-statement.ts';
import { findEntry } from './entries.ts';
import type { OrderRow } from './queries.ts';
import { orders } from '../tables.ts';

/** Thrown if the state machine refuses an event: nothing of the change is written. */
export class ImpossibleTransition extends Error {
	override name = 'ImpossibleTransition';
	readonly event: OrderEvent;
	readonly refusal: MoveRefusal;

	constructor({ number, status }: OrderRow, event: OrderEvent, refusal: MoveRefusal) {
		super(`order ${number} is ${status} and cannot ${event}: ${refusal}`);
		this.event = event;
		this.refusal = refusal;
	}
}

/** Change of an order's row and its timeline. */
export interface OrderChange {
	/** Event of the state machine; null where the status stays. */
	event: OrderEvent | null;
	/** Columns that change together with the status. */
	columns?: Partial<
		Pick<OrderRow, 'paid_at' | 'pay_until' | 'delivered_on' | 'canceled_by' | 'details'>
	>;
	/** Entry of the timeline; null where the cause, such as a refund, has written its own. */
	entry: { kind: OrderEntryKind; said?: string; staff_email?: string } | null;
}

/**
 * Moves an order by its state machine, under the order's lock. The only writer of `orders.status`:
 * status, columns and timeline entry are one statement. An event that was applied before leaves the
 * status as it is; one that the machine refuses throws `ImpossibleTransition`.
 */
export async function setStatus(
	tx: Tx,
	order: OrderRow,
	{ event, columns = {}, entry }: OrderChange,
	now: Date,
): Promise<OrderRow> {
	const moved = event && move(ORDER_MACHINE, order.status, event);
	if (event && moved?.outcome === 'refused') {
		throw new ImpossibleTransition(order, event, moved.refusal);
	}
	const status = moved?.state ?? order.status;
	const isChanged = status !== order.status || Object.keys(columns).length > 0;
	const after = isChanged ? { ...columns, status, updated_at: now } : {};
	const writes = [
		...(isChanged ? [tx.update(orders).set(after).where(eq(orders.id, order.id))] : []),
		...(entry ? [findEntry(tx, order.id, entry.kind, now, entry)] : []),
	];
	if (writes.length > 0) await runInOneStatement(tx, writes);
	return { ...order, ...after };
}
