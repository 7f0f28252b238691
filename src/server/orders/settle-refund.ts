import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { PAYMENT_MACHINE, REFUND_MACHINE } from '#domain/payment-states.ts';
import { sumOf } from '#domain/money.ts';
import { move } from '#domain/state-machine.ts';
import { providerOf, ProviderFailure, type SeenRefund } from '#server/payments/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { noteEntry } from './entries.ts';
import {
	attemptsOf,
	lockOrder,
	refundRowsOf,
	type OrderRow,
	type PaymentRow,
	type RefundRow,
} from './find.ts';
import { issueCreditNote } from './invoices/issue.ts';
import { releaseFor } from './hold.ts';
import type { OrderServices } from './services.ts';
import { setStatus } from './settle.ts';
import { order_payments, order_refunds } from './tables-money.ts';
import { tell } from './tell.ts';

/** Acts on what is known of a refund, under a lock on its order. False where it is none of ours. */
export async function settleRefund(
	services: OrderServices,
	id: string,
	seen: SeenRefund,
): Promise<void> {
	await services.db.transaction((tx) => settleRefundIn(tx, services, id, seen));
}

/** The same within a transaction of the caller's. */
export async function settleRefundIn(
	tx: Tx,
	services: OrderServices,
	id: string,
	seen: SeenRefund,
): Promise<void> {
	const [found] = await tx
		.select({ order_id: order_refunds.order_id })
		.from(order_refunds)
		.where(eq(order_refunds.id, id));
	const order = found && (await lockOrder(tx, found.order_id));
	const [refund] = await tx.select().from(order_refunds).where(eq(order_refunds.id, id));
	if (!order || !refund) return;
	const now = services.clock();
	await tx
		.update(order_refunds)
		.set({ ref: seen.ref, sent_at: refund.sent_at ?? now, last_error: null })
		.where(eq(order_refunds.id, id));
	if (seen.status === 'pending') return;
	const event = seen.status === 'issued' ? 'issue' : 'fail';
	const moved = move(REFUND_MACHINE, refund.status, event);
	if (moved.outcome !== 'moved') return;
	await tx
		.update(order_refunds)
		.set({ status: moved.state, settled_at: now })
		.where(eq(order_refunds.id, id));
	const said = `${refund.amount} ${refund.currency}`;
	if (event === 'fail') {
		await noteEntry(tx, order.id, 'refund_failed', now, { said, is_internal: true });
		return tell(tx, services, 'refund_failed', order, now);
	}
	await noteEntry(tx, order.id, 'refunded', now, { said });
	await issueCreditNote(tx, order, refund, now);
	const rows = await refundRowsOf(tx, order.id);
	const attempts = await attemptsOf(tx, order.id);
	const payment = attempts.find((attempt) => attempt.id === refund.payment_id);
	const back = sumOf(
		rows.flatMap((row) =>
			row.payment_id === refund.payment_id && row.status === 'issued' ? [row.amount] : [],
		),
	);
	const isWhole =
		payment && back >= Math.min(payment.came_amount ?? payment.amount, payment.amount);
	if (isWhole) {
		const after = move(PAYMENT_MACHINE, payment.status, 'refund_in_full');
		if (after.outcome === 'moved') {
			await tx
				.update(order_payments)
				.set({ status: after.state })
				.where(eq(order_payments.id, payment.id));
		}
	}
	if (isWhole && refund.reason === 'mismatch') {
		await payAnew(
			tx,
			order,
			attempts.filter((attempt) => attempt.id !== payment.id),
			now,
		);
	} else if (isWhole && refund.reason !== 'surplus') {
		await setStatus(tx, order, 'refund_in_full', now);
	}
	await tell(tx, services, 'refunded', order, now, { refund });
}

/** An order whose wrong money has gone back waits for the right one, as long as it may. */
async function payAnew(tx: Tx, order: OrderRow, others: readonly PaymentRow[], now: Date) {
	const has = (...statuses: PaymentRow['status'][]) =>
		others.some(({ status }) => statuses.includes(status));
	if (order.status !== 'pending' || has('pending', 'held', 'paid')) return;
	if (!has('open')) await releaseFor(tx, order.id);
	await setStatus(tx, order, 'payment_failed', now);
}

/** A refund that failed to be handed over is tried again after so long. */
const AGAIN_MS = 60_000;

/** Hands refunds to their providers; each is one, however often it is handed over. */
export async function sendRefunds(services: OrderServices): Promise<void> {
	const { db, clock } = services;
	const before = new Date(clock().getTime() - AGAIN_MS);
	const waiting = await db
		.select()
		.from(order_refunds)
		.where(
			and(
				eq(order_refunds.status, 'pending'),
				isNull(order_refunds.ref),
				or(isNull(order_refunds.sent_at), lt(order_refunds.sent_at, before)),
			),
		)
		.limit(20);
	for (const refund of waiting) await sendRefund(services, refund);
}

async function sendRefund(services: OrderServices, refund: RefundRow): Promise<void> {
	const { db, clock } = services;
	const [payment] = await db
		.select()
		.from(order_payments)
		.where(eq(order_payments.id, refund.payment_id));
	const provider = payment && providerOf(services, payment.provider);
	const { id, key, amount, currency } = refund;
	try {
		if (!provider || payment.money_ref === null) {
			throw new ProviderFailure('nobody is there to give it back');
		}
		await db.update(order_refunds).set({ sent_at: clock() }).where(eq(order_refunds.id, id));
		const request = { key, amount, currency, money_ref: payment.money_ref };
		await settleRefund(services, id, await provider.refund(request));
	} catch (cause) {
		if (!(cause instanceof ProviderFailure)) throw cause;
		await db
			.update(order_refunds)
			.set({ sent_at: clock(), last_error: sql`${cause.message}` })
			.where(eq(order_refunds.id, id));
	}
}
