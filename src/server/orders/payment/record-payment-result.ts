import { eq } from 'drizzle-orm';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import { eventOfMoney, PAYMENT_MACHINE, type PaymentEvent } from '#domain/orders/payment-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import type { FetchedPayment } from '#server/payments/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import {
	listAttempts,
	lockOrder,
	lockOrderByRef,
	type OrderRow,
	type PaymentRow,
} from '../record/queries.ts';
import { applyPaymentOutcome } from './apply-outcome.ts';
import type { OrderServices } from '../record/services.ts';
import { order_payments } from '../tables-money.ts';

/** Payment event of a provider's report on an attempt; null while it is open. */
function toEvent({ amount, currency }: PaymentRow, seen: FetchedPayment): PaymentEvent | null {
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

/** An attempt by its id, or by its provider's reference. */
type Which =
	| Pick<PaymentRow, 'id' | 'order_id'>
	| { provider: PaymentProviderName; ref: string; order_id?: never };

/**
 * Applies a report on an attempt, under a lock on its order: repeated, late or out of order it
 * changes nothing. Shared by events, buyers who come back from the provider's page, the rounds and
 * the desk. False if the attempt is not ours.
 */
export const recordPaymentResult = (
	services: OrderServices,
	which: Which,
	seen: FetchedPayment,
): Promise<boolean> =>
	services.db.transaction((tx) => recordPaymentResultIn(tx, services, which, seen));

/** Applies a report on an attempt within the caller's transaction. */
export async function recordPaymentResultIn(
	tx: Tx,
	services: OrderServices,
	which: Which,
	seen: FetchedPayment,
	staff_email = '',
): Promise<boolean> {
	const now = services.clock();
	const isKnownId = which.order_id !== undefined;
	const order = await (isKnownId ? lockOrder(tx, which.order_id) : lockOrderByRef(tx, which));
	const attempts = order ? await listAttempts(tx, order.id) : [];
	const attempt = attempts.find((one) =>
		isKnownId ? one.id === which.id : one.provider === which.provider && one.ref === which.ref,
	);
	if (!order || !attempt) return false;
	const { id } = attempt;
	const event = toEvent(attempt, seen);
	const came = event && (await moveAttempt(tx, { ...attempt, looked_at: now }, event, seen));
	if (!came) {
		await tx.update(order_payments).set({ looked_at: now }).where(eq(order_payments.id, id));
		return true;
	}
	const all = attempts.map((one) => (one.id === id ? came : one));
	await applyPaymentOutcome(tx, services, order, { attempts: all, moved: came, staff_email }, now);
	return true;
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
	{ money, money_ref }: FetchedPayment,
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
