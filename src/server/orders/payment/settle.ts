import { and, eq } from 'drizzle-orm';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import { eventOfMoney, PAYMENT_MACHINE, type PaymentEvent } from '#domain/orders/payment-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import type { SeenPayment } from '#server/payments/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { listAttempts, lockOrder, type OrderRow, type PaymentRow } from '../record/find.ts';
import { applyPaymentOutcome } from './apply-outcome.ts';
import type { OrderServices } from '../record/services.ts';
import { order_payments } from '../tables-money.ts';

/** Payment event of a provider's report on an attempt; null while it is open. */
function toEvent({ amount, currency }: PaymentRow, seen: SeenPayment): PaymentEvent | null {
	switch (seen.status) {
		case 'open':
			return null;
		case 'pending':
			return 'wait';
		case 'failed':
			return 'fail';
		case 'expired':
			return 'expire';
		case 'paid':
			return seen.money ? eventOfMoney({ amount, currency }, seen.money) : 'mismatch';
	}
}

/** Finds an attempt by its provider's reference; undefined if it is not ours. */
export async function orderOfAttempt(
	{ db }: Pick<OrderServices, 'db'>,
	provider: PaymentProviderName,
	ref: string,
): Promise<{ id: string; order_id: string } | undefined> {
	const [found] = await db
		.select({ id: order_payments.id, order_id: order_payments.order_id })
		.from(order_payments)
		.where(and(eq(order_payments.provider, provider), eq(order_payments.ref, ref)));
	return found;
}

/**
 * Applies a report on an attempt, under a lock on its order: repeated, late or out of order it
 * changes nothing. Shared by events, buyers who come back from the provider's page, the rounds and
 * the desk.
 */
export async function settle(
	services: OrderServices,
	attempt: { id: string; order_id: string },
	seen: SeenPayment,
): Promise<void> {
	await services.db.transaction((tx) => settleIn(tx, services, attempt, seen));
}

/** Applies a report on an attempt within the caller's transaction. */
export async function settleIn(
	tx: Tx,
	services: OrderServices,
	{ id, order_id }: { id: string; order_id: string },
	seen: SeenPayment,
	staff_email = '',
): Promise<void> {
	const now = services.clock();
	const order = await lockOrder(tx, order_id);
	const attempts = await listAttempts(tx, order_id);
	const attempt = attempts.find((one) => one.id === id);
	if (!order || !attempt) return;
	const event = toEvent(attempt, seen);
	const came = event && (await moveAttempt(tx, { ...attempt, looked_at: now }, event, seen));
	if (!came) {
		await tx.update(order_payments).set({ looked_at: now }).where(eq(order_payments.id, id));
		return;
	}
	const all = attempts.map((one) => (one.id === id ? came : one));
	await applyPaymentOutcome(tx, services, order, { attempts: all, moved: came, staff_email }, now);
}

/** Accepts money that is held because it is another sum than the one due. False if none is. */
export async function acceptHeld(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	attempt: PaymentRow,
	staff_email: string,
): Promise<boolean> {
	const { amount, currency, came_amount, came_currency, money_ref } = attempt;
	const money = { amount: came_amount ?? amount, currency: came_currency ?? currency };
	const came = await moveAttempt(tx, attempt, 'accept', { status: 'paid', money, money_ref });
	if (!came) return false;
	const attempts = await listAttempts(tx, order.id);
	await applyPaymentOutcome(
		tx,
		services,
		order,
		{ attempts, moved: came, staff_email },
		services.clock(),
	);
	return true;
}

/** Moves an attempt by its state machine and returns it; null where nothing has changed. */
async function moveAttempt(
	tx: Tx,
	attempt: PaymentRow,
	event: PaymentEvent,
	{ money, money_ref }: SeenPayment,
): Promise<PaymentRow | null> {
	const moved = move(PAYMENT_MACHINE, attempt.status, event);
	if (moved.outcome !== 'moved') return null;
	const [row] = await tx
		.update(order_payments)
		.set({
			status: moved.state,
			looked_at: attempt.looked_at,
			money_ref: money_ref ?? attempt.money_ref,
			came_amount: money?.amount ?? null,
			came_currency: money?.currency ?? null,
		})
		.where(eq(order_payments.id, attempt.id))
		.returning();
	return row ?? null;
}
