import { and, eq, ne } from 'drizzle-orm';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import { ORDER_MACHINE, type OrderEvent } from '#domain/order-states.ts';
import {
	eventOfMoney,
	orderEventOf,
	PAYMENT_MACHINE,
	surplusOf,
	type PaymentEvent,
} from '#domain/payment-states.ts';
import { move } from '#domain/state-machine.ts';
import type { SeenPayment } from '#server/payments/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { noteEntry } from './entries.ts';
import { attemptsOf, lockOrder, type OrderRow, type PaymentRow } from './find.ts';
import { holdFor, releaseFor } from './hold.ts';
import { issueInvoice } from './invoices/issue.ts';
import { refundAll, refundSurplus } from './refund.ts';
import type { OrderServices } from './services.ts';
import { order_entries, orders } from './tables.ts';
import { order_payments } from './tables-money.ts';
import { tell } from './tell.ts';

/** What a provider's word about an attempt means for it; null for what is known anyhow. */
function eventOf({ amount, currency }: PaymentRow, seen: SeenPayment): PaymentEvent | null {
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

/** Finds the attempt that a provider speaks of; undefined for a stranger's. */
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
 * Acts on what is known of an attempt, under a lock on its order: told twice, late or out of order it
 * changes nothing. One function for events, for whoever comes back from the provider's page, for the
 * rounds and for the desk.
 */
export async function settle(
	services: OrderServices,
	attempt: { id: string; order_id: string },
	seen: SeenPayment,
): Promise<void> {
	await services.db.transaction((tx) => settleIn(tx, services, attempt, seen));
}

/** The same within a transaction of the caller's. */
export async function settleIn(
	tx: Tx,
	services: OrderServices,
	{ id, order_id }: { id: string; order_id: string },
	seen: SeenPayment,
): Promise<void> {
	const now = services.clock();
	const order = await lockOrder(tx, order_id);
	const attempts = await attemptsOf(tx, order_id);
	const attempt = attempts.find((one) => one.id === id);
	if (!order || !attempt) return;
	await tx.update(order_payments).set({ looked_at: now }).where(eq(order_payments.id, id));
	const event = eventOf(attempt, seen);
	const came = event && (await moveAttempt(tx, attempt, event, seen));
	if (!came) return;
	const all = attempts.map((one) => (one.id === id ? came : one));
	await follow(tx, services, order, { attempts: all, moved: came }, now);
}

/** Takes money that is held for another sum than the one due. False where none is. */
export async function acceptHeld(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	attempt: PaymentRow,
): Promise<boolean> {
	const { amount, currency, came_amount, came_currency, money_ref } = attempt;
	const money = { amount: came_amount ?? amount, currency: came_currency ?? currency };
	const came = await moveAttempt(tx, attempt, 'accept', { status: 'paid', money, money_ref });
	if (!came) return false;
	const attempts = await attemptsOf(tx, order.id);
	await follow(tx, services, order, { attempts, moved: came }, services.clock());
	return true;
}

/** The attempt as it is afterwards; null where nothing has changed. */
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
			money_ref: money_ref ?? attempt.money_ref,
			came_amount: money?.amount ?? null,
			came_currency: money?.currency ?? null,
		})
		.where(eq(order_payments.id, attempt.id))
		.returning();
	return row ?? null;
}

interface Change {
	attempts: readonly PaymentRow[];
	moved: PaymentRow;
}

/** What the attempts mean together for the order, and all that follows from it. */
async function follow(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	{ attempts, moved }: Change,
	now: Date,
): Promise<void> {
	const statuses = attempts.map(({ status }) => status);
	const event = orderEventOf(statuses);
	switch (moved.status) {
		case 'paid':
			return pay(tx, services, order, { attempts, moved }, now);
		case 'held':
			await noteEntry(tx, order.id, 'held', now, { said: cameOf(moved) });
			// An order that is over stays so until somebody has decided about the money.
			if (order.status !== 'canceled') await setStatus(tx, order, 'payment_pending', now);
			return tell(tx, services, 'held', order, now);
		case 'pending':
			await noteEntry(tx, order.id, 'payment_pending', now);
			if (order.status === 'canceled') return;
			return setStatus(tx, order, 'payment_pending', now);
		case 'failed':
		case 'expired': {
			const hasFailed = moved.status === 'failed';
			// Another attempt still runs, or has brought the money.
			if (event !== 'payment_failed' && event !== 'expire') return;
			if (order.status !== 'awaiting_payment' && order.status !== 'pending') return;
			await releaseFor(tx, order.id);
			await noteEntry(tx, order.id, hasFailed ? 'payment_failed' : 'payment_expired', now);
			await setStatus(tx, order, 'payment_failed', now);
			if (order.pay_until !== null && order.pay_until > now) {
				await tell(tx, services, hasFailed ? 'failed' : 'left', order, now);
			}
			return;
		}
		case 'open':
		case 'refunded':
			return;
	}
}

const cameOf = ({ came_amount, came_currency }: PaymentRow) =>
	`${came_amount ?? '?'} ${came_currency ?? ''}`.trim();

/** Money came, to the unit: for the order, for one that had been given up, or once too often. */
async function pay(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	{ attempts, moved }: Change,
	now: Date,
): Promise<void> {
	const surplus = surplusOf(attempts.map(({ status }) => status)).flatMap(
		(at) => attempts[at] ?? [],
	);
	if (order.paid_at !== null || surplus.length > 0) {
		for (const again of surplus) await refundSurplus(tx, order, again, now);
		return;
	}
	// What staff has called off is not brought back by money that comes after it.
	if (order.status === 'canceled' && (await wasCalledOff(tx, order.id))) {
		await tx.update(orders).set({ paid_at: now, updated_at: now }).where(eq(orders.id, order.id));
		return refundAll(tx, order, moved, 'canceled', now);
	}
	// After a release the pieces may be somebody else's.
	const short = await holdFor(tx, order.id);
	if (short.length > 0) {
		await tx
			.update(orders)
			.set({ status: 'canceled', paid_at: now, pay_until: null, updated_at: now })
			.where(eq(orders.id, order.id));
		await noteEntry(tx, order.id, 'canceled', now, { said: 'paid after the pieces were gone' });
		await refundAll(tx, order, moved, 'too_late', now);
		return tell(tx, services, 'too_late', order, now);
	}
	await setStatus(tx, order, order.status === 'canceled' ? 'revive' : 'pay', now, {
		paid_at: now,
		pay_until: null,
	});
	await noteEntry(tx, order.id, 'paid', now);
	await issueInvoice(tx, order, now);
	await tell(tx, services, 'paid', order, now);
}

async function wasCalledOff(tx: Tx, orderId: string): Promise<boolean> {
	const isIt = and(eq(order_entries.order_id, orderId), eq(order_entries.kind, 'canceled'));
	const [entry] = await tx
		.select({ id: order_entries.id })
		.from(order_entries)
		.where(and(isIt, ne(order_entries.staff_email, '')))
		.limit(1);
	return entry !== undefined;
}

/** Moves an order by its machine; what is refused or known stays as it is. */
export async function setStatus(
	tx: Tx,
	order: OrderRow,
	event: OrderEvent,
	now: Date,
	more: Partial<Pick<OrderRow, 'paid_at' | 'pay_until' | 'delivered_on'>> = {},
): Promise<void> {
	const moved = move(ORDER_MACHINE, order.status, event);
	if (moved.outcome === 'refused') {
		throw new Error(`${order.number} is ${order.status} and cannot ${event}: ${moved.refusal}`);
	}
	if (moved.outcome === 'unchanged' && Object.keys(more).length === 0) return;
	await tx
		.update(orders)
		.set({ status: moved.state, updated_at: now, ...more })
		.where(eq(orders.id, order.id));
}
