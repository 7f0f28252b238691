import { and, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import { dayInRome } from '#domain/time/days.ts';
import { transferTerm } from '#domain/orders/order-terms.ts';
import { decidePayment } from '#domain/orders/payment-outcome.ts';
import { ProviderFailure } from '#server/payments/ports.ts';
import { startAttempt } from '../payment/attempts.ts';
import { cancelUnpaidOrder } from '../lifecycle/cancel.ts';
import { closeAttempt } from '../payment/close.ts';
import { forEachSettled } from './for-each-settled.ts';
import { listAttempts, lockOrder } from '../record/queries.ts';
import { toPaymentChange } from '../payment/apply-decision.ts';
import { applyOutcome } from '../payment/apply-outcome.ts';
import { orderRules } from '../record/rules.ts';
import type { OrderServices } from '../record/services.ts';
import { askForRefunds, sendRefunds } from './send-refunds.ts';
import { orders } from '../tables.ts';
import { order_payments } from '../tables-money.ts';
import { sendOrderMail } from '../mails/send.ts';

const MINUTE_MS = 60_000;
/** Attempts or orders that one step of a round handles. */
const AT_MOST = 100;

/**
 * Does the work that depends on time, and finishes what a crashed host left half done. Every step
 * may run twice: providers are asked by keys, orders are locked and read again.
 */
export async function runOrderJobs(services: OrderServices): Promise<void> {
	await forEachSettled(STEPS, (step) => step(services));
}

/** Least recently fetched first, so that attempts that keep failing do not block the others. */
const LONGEST_AGO = sql`${order_payments.looked_at} nulls first`;

/** Stores the time of a fetch before the provider is asked, for that may fail. */
async function noteFetch({ db, clock }: OrderServices, id: string): Promise<void> {
	await db.update(order_payments).set({ looked_at: clock() }).where(eq(order_payments.id, id));
}

/** Runs a call to a provider; one that does not answer is asked again in the next round. */
async function tolerant(services: OrderServices, work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (cause) {
		if (!(cause instanceof ProviderFailure)) throw cause;
		services.log(`payments: ${cause.message}`, { level: 'warn', component: 'payments' });
	}
}

/** Starts attempts that were stored, but have no answer of their provider: the host crashed. */
async function startLostAttempts(services: OrderServices): Promise<void> {
	const { db, clock } = services;
	const before = new Date(clock().getTime() - MINUTE_MS);
	const lost = await db
		.select({ attempt: order_payments, order: orders })
		.from(order_payments)
		.innerJoin(orders, eq(orders.id, order_payments.order_id))
		.where(
			and(
				isNull(order_payments.ref),
				eq(order_payments.status, 'open'),
				lte(order_payments.created_at, before),
				gt(order_payments.expires_at, clock()),
			),
		)
		.orderBy(LONGEST_AGO)
		.limit(AT_MOST);
	await forEachSettled(lost, async ({ attempt, order }) => {
		await noteFetch(services, attempt.id);
		await tolerant(services, async () => void (await startAttempt(services, order, attempt)));
	});
}

/** Ends expired attempts; the provider decides whether money has come in the meantime. */
async function closeExpired(services: OrderServices): Promise<void> {
	const { db, clock } = services;
	const over = await db
		.select()
		.from(order_payments)
		.where(
			and(
				inArray(order_payments.status, ['open', 'pending']),
				lte(order_payments.expires_at, clock()),
			),
		)
		.orderBy(LONGEST_AGO)
		.limit(AT_MOST);
	await forEachSettled(over, async (attempt) => {
		await noteFetch(services, attempt.id);
		await tolerant(services, () => closeAttempt(services, attempt, 'over'));
	});
}

/** After this time, a call to end an attempt is over, or its host has crashed. */
const CLOSED_MS = MINUTE_MS;

/** Handles attempts that were closed on purpose, and that nothing followed. */
async function applyClosedAttempts(services: OrderServices): Promise<void> {
	const { db, clock } = services;
	const now = clock();
	const { status, closing_at } = order_payments;
	const isLong = lte(closing_at, new Date(now.getTime() - CLOSED_MS));
	const isClosed = and(eq(status, 'expired'), isLong);
	const closed = await db.select().from(order_payments).where(isClosed).limit(AT_MOST);
	await forEachSettled(closed, ({ id, order_id }) =>
		db.transaction(async (tx) => {
			const order = await lockOrder(tx, order_id);
			const attempts = await listAttempts(tx, order_id);
			const last = attempts.at(-1);
			await tx.update(order_payments).set({ closing_at: null }).where(eq(order_payments.id, id));
			// Another attempt has followed and decides about the order.
			if (!order || last?.id !== id || last.status !== 'expired' || !last.closing_at) return;
			const attempt = { ...last, closing_at: null };
			const outcome = decidePayment(toPaymentChange({ order, attempts, attempt }, null, now));
			await applyOutcome(tx, services, order, outcome, { attempt }, now);
		}),
	);
}

/** Cancels orders that were not paid in time. */
async function cancelUnpaid(services: OrderServices): Promise<void> {
	const { db, clock } = services;
	const now = clock();
	const isAwaited = inArray(order_payments.status, ['open', 'pending', 'held', 'paid']);
	const unpaid = await db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				eq(orders.status, 'awaiting_payment'),
				lte(orders.pay_until, now),
				notExists(
					db
						.select({ one: sql`1` })
						.from(order_payments)
						.where(and(eq(order_payments.order_id, orders.id), isAwaited)),
				),
			),
		)
		.orderBy(orders.pay_until)
		.limit(AT_MOST);
	await forEachSettled(unpaid, ({ id }) =>
		db.transaction(async (tx) => {
			const order = await lockOrder(tx, id);
			if (!order || order.pay_until === null || order.pay_until > now) return;
			const ended = await cancelUnpaidOrder(tx, order, 'expire', now);
			if (ended) await sendOrderMail(tx, services, 'canceled', ended, now);
		}),
	);
}

/** Reminds of a transfer two days before its last day. */
async function remindOfTransfers(services: OrderServices): Promise<void> {
	const { db, clock } = services;
	const now = clock();
	const { transfer_days } = await orderRules(db);
	const waiting = await db
		.selectDistinct({ id: orders.id, placed_at: orders.placed_at })
		.from(orders)
		.innerJoin(order_payments, eq(order_payments.order_id, orders.id))
		.where(
			and(
				eq(orders.status, 'awaiting_payment'),
				isNull(orders.reminded_at),
				eq(order_payments.provider, 'bank_transfer'),
				eq(order_payments.status, 'open'),
			),
		)
		// The oldest are the first to be due.
		.orderBy(orders.placed_at)
		.limit(AT_MOST);
	await forEachSettled(waiting, async ({ id, placed_at }) => {
		const { remind_on } = transferTerm(placed_at, transfer_days);
		if (remind_on === null || dayInRome(now) < remind_on) return;
		await db.transaction(async (tx) => {
			const order = await lockOrder(tx, id);
			if (order?.status !== 'awaiting_payment' || order.reminded_at !== null) return;
			await tx.update(orders).set({ reminded_at: now }).where(eq(orders.id, id));
			await sendOrderMail(tx, services, 'reminder', order, now);
		});
	});
}

/** Steps of a round, in this order. */
const STEPS = [
	startLostAttempts,
	closeExpired,
	applyClosedAttempts,
	cancelUnpaid,
	remindOfTransfers,
	sendRefunds,
	askForRefunds,
];
