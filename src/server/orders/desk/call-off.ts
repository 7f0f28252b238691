import { eq } from 'drizzle-orm';
import { callOffOrder } from '#contract/orders/desk-actions.ts';
import { isUnshipped, ORDER_MACHINE } from '#domain/order-states.ts';
import { move } from '#domain/state-machine.ts';
import { freeCode } from '#server/cart/ports.ts';
import { conflict, type Refusal } from '#server/desk/ports.ts';
import { problem } from '#server/kernel/problem.ts';
import { ProviderFailure } from '#server/payments/ports.ts';
import { noteEntry } from '../entries.ts';
import { attemptsOf } from '../find.ts';
import { releaseFor } from '../hold.ts';
import { refundAll, refundHeld } from '../refund.ts';
import { closeAttempt } from '../rounds.ts';
import type { OrderServices } from '../services.ts';
import { shipmentsOf } from '../show.ts';
import { order_shipments, orders } from '../tables.ts';
import { tell } from '../tell.ts';
import { act, isUuid, orderRoute, refusedBy, type Acting, type Done } from './act.ts';

/**
 * Stops an order before its goods. What was paid goes back whole; what a bank has under way goes back
 * when it comes.
 */
async function callOff(
	services: OrderServices,
	{ tx, order, now, staff_email }: Acting,
	reason: string,
): Promise<Refusal | Done> {
	const refusal = refusedBy('status', move(ORDER_MACHINE, order.status, 'cancel'));
	if (refusal) return refusal;
	const parcels = await shipmentsOf(tx, order.id);
	if (!isUnshipped(parcels.map(({ status }) => status))) return conflict('parcels', 'sent');
	const attempts = await attemptsOf(tx, order.id);
	if (attempts.some(({ dispute }) => dispute !== null)) return conflict('payment', 'disputed');
	// Begun after the open ones were closed: the buyer is paying at this moment.
	if (attempts.some(({ status }) => status === 'open')) return conflict('payment', 'paying');
	await tx.delete(order_shipments).where(eq(order_shipments.order_id, order.id));
	await releaseFor(tx, order.id);
	await freeCode(tx, order.id);
	await noteEntry(tx, order.id, 'canceled', now, { said: reason, staff_email });
	const after = { status: 'canceled', pay_until: null, updated_at: now } as const;
	await tx.update(orders).set(after).where(eq(orders.id, order.id));
	for (const attempt of attempts) {
		if (attempt.status === 'paid') await refundAll(tx, order, attempt, 'canceled', now);
		if (attempt.status === 'held') await refundHeld(tx, order, attempt, now);
	}
	await tell(tx, services, 'called_off', { ...order, ...after }, now);
	// The reason stands in the time line, which an erasure reaches; the audit log keeps no words.
	return {};
}

/** Attempts that the buyer could still pay by are closed where they are, before anything else. */
async function closeOpen(services: OrderServices, id: string): Promise<Response | null> {
	try {
		for (const attempt of isUuid(id) ? await attemptsOf(services.db, id) : []) {
			if (attempt.status === 'open') await closeAttempt(services, attempt);
		}
		return null;
	} catch (cause) {
		if (!(cause instanceof ProviderFailure)) throw cause;
		services.log(`cancel: ${cause.message}`);
		return problem('unavailable', undefined, { 'retry-after': '30' });
	}
}

export const callOffRoutes = {
	callOffOrder: orderRoute(callOffOrder, async (call) => {
		const failure = await closeOpen(call, call.param('id'));
		return failure ?? act(call, 'cancel', (acting) => callOff(call, acting, call.body.reason));
	}),
};
