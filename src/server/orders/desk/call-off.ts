import { callOffOrder } from '#contract/orders/desk-actions.ts';
import { ORDER_MACHINE } from '#domain/orders/order-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import { conflict, type Refusal } from '#server/desk/ports.ts';
import { problem } from '#server/kernel/problem.ts';
import { ProviderFailure } from '#server/payments/ports.ts';
import { closeOpenAttempts } from '../payment/close.ts';
import { isTakenBack, LOST } from '../record/disputes.ts';
import { listAttempts } from '../record/queries.ts';
import { listLineUnits, countUnsent } from '../units/line-units.ts';
import type { OrderServices } from '../record/services.ts';
import { hasLeft, stopOrder, stopRest } from '../lifecycle/stop.ts';
import { sendOrderMail } from '../mails/send.ts';
import { act, isUuid, orderRoute, refusedBy, type Acting, type Done } from '../record/act.ts';

/**
 * Cancels an order before its goods leave. A payment is refunded in full; money that is still on
 * its way from a bank is refunded when it comes.
 */
async function callOff(
	services: OrderServices,
	acting: Acting,
	reason: string,
): Promise<Refusal | Done> {
	const { tx, order, now, staff_email } = acting;
	const refusal = refusedBy('status', move(ORDER_MACHINE, order.status, 'cancel'));
	if (refusal) return refusal;
	if (await hasLeft(tx, order)) return callOffRest(services, acting, reason);
	const attempts = await listAttempts(tx, order.id);
	const disputes = attempts.flatMap(({ dispute }) => dispute ?? []);
	if (disputes.some((state) => state !== LOST)) return conflict('payment', 'disputed');
	// Started after the open attempts were closed: the buyer is paying at this moment.
	if (attempts.some(({ status }) => status === 'open')) return conflict('payment', 'paying');
	const stopping = { by: 'shop', said: reason, staff_email } as const;
	const ended = await stopOrder(tx, order, stopping, now);
	// The bank has given the buyer's money back itself: the shop has none of it left.
	const kind = disputes.length > 0 ? 'called_off_disputed' : 'called_off';
	await sendOrderMail(tx, services, kind, ended.order, now);
	// The reason is in the timeline, which an erasure reaches; the audit log keeps no free text.
	return {};
}

/**
 * Cancels the rest of an order that was sent in part, once a lost dispute has taken its money: the
 * rest cannot be sent, and there is nothing to refund for it.
 */
async function callOffRest(
	services: OrderServices,
	{ tx, order, now, staff_email }: Acting,
	said: string,
): Promise<Refusal | Done> {
	if (!(await isTakenBack(tx, order.id))) return conflict('parcels', 'sent');
	const moved = move(ORDER_MACHINE, order.status, 'cancel_rest');
	if (moved.outcome === 'refused') return conflict('status', moved.refusal);
	const rest = (await listLineUnits(tx, order.id)).flatMap((line) => {
		const left = countUnsent(line);
		return left > 0 ? [`${left} × ${line.position + 1}`] : [];
	});
	if (rest.length === 0) return conflict('parcels', 'already');
	await stopRest(tx, services, order, { said, staff_email }, now);
	return { lines: rest.join(', ') };
}

/** Closes the attempts that the buyer could still pay by, at their providers, before all else. */
async function closeOpen(services: OrderServices, id: string): Promise<Response | null> {
	try {
		if (isUuid(id)) await closeOpenAttempts(services, id);
		return null;
	} catch (cause) {
		if (!(cause instanceof ProviderFailure)) throw cause;
		services.log(`cancel: ${cause.message}`, { level: 'warn', component: 'payments', object: id });
		return problem('unavailable', undefined, { 'retry-after': '30' });
	}
}

export const callOffRoutes = {
	callOffOrder: orderRoute(callOffOrder, async (call) => {
		const failure = await closeOpen(call, call.param('id'));
		return failure ?? act(call, 'cancel', (acting) => callOff(call, acting, call.body.reason));
	}),
};
