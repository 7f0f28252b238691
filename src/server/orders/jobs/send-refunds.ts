import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { findProvider, ProviderFailure, ProviderRefusal } from '#server/payments/ports.ts';
import { LOST } from '../record/disputes.ts';
import { forEachSettled } from './for-each-settled.ts';
import type { PaymentRow, RefundRow } from '../record/queries.ts';
import type { OrderServices } from '../record/services.ts';
import { recordRefundResult, recordRefundResultIn } from '../refunds/record-refund-result.ts';
import { order_payments, order_refunds } from '../tables-money.ts';

/** Time after which a refund that could not be sent is tried again. */
const AGAIN_MS = 60_000;
/** Refunds that one round sends, or asks about. */
const AT_MOST = 20;

/**
 * Sends refunds to their providers; each is one, however often it is sent. While a bank disputes
 * the money they wait.
 */
export async function sendRefunds(services: OrderServices): Promise<void> {
	const { db, clock } = services;
	const before = new Date(clock().getTime() - AGAIN_MS);
	const { status, ref, sent_at, payment_id } = order_refunds;
	const { dispute } = order_payments;
	const isWaiting = and(
		eq(status, 'pending'),
		isNull(ref),
		or(isNull(sent_at), lt(sent_at, before)),
		or(isNull(dispute), eq(dispute, LOST)),
	);
	const waiting = await db
		.select({ refund: order_refunds, payment: order_payments })
		.from(order_refunds)
		.innerJoin(order_payments, eq(order_payments.id, payment_id))
		.where(isWaiting)
		// Longest waiting first, so that refunds that keep failing do not block the others.
		.orderBy(sql`${sent_at} nulls first`, asc(order_refunds.created_at))
		.limit(AT_MOST);
	await forEachSettled(waiting, ({ refund, payment }) => sendRefund(services, refund, payment));
}

/** Time without news of a refund after which its provider is asked. */
const ASK_AFTER_MS = 24 * 3_600_000;

/** Asks about refunds that were made but not reported on: an event may have been lost. */
export async function askForRefunds(services: OrderServices): Promise<void> {
	const { db, clock, log } = services;
	const now = clock();
	const { id, status, ref, sent_at, payment_id } = order_refunds;
	const isSilent = and(
		eq(status, 'pending'),
		isNotNull(ref),
		lt(sent_at, new Date(now.getTime() - ASK_AFTER_MS)),
		// Transfers are made by hand: staff records their outcome.
		ne(order_payments.provider, 'bank_transfer'),
	);
	const silent = await db
		.select({ id, ref, provider: order_payments.provider })
		.from(order_refunds)
		.innerJoin(order_payments, eq(order_payments.id, payment_id))
		.where(isSilent)
		.orderBy(asc(sent_at))
		.limit(AT_MOST);
	await forEachSettled(silent, async (refund) => {
		await db.update(order_refunds).set({ sent_at: now }).where(eq(id, refund.id));
		try {
			const seen = await findProvider(services, refund.provider)?.lookAtRefund?.(refund.ref ?? '');
			if (seen) await recordRefundResult(services, refund.id, seen);
		} catch (cause) {
			if (!(cause instanceof ProviderFailure)) throw cause;
			log(`${refund.provider}: ${cause.message}`, {
				level: 'warn',
				component: 'payments',
				object: refund.id,
			});
		}
	});
}

async function sendRefund(
	services: OrderServices,
	refund: RefundRow,
	payment: PaymentRow,
): Promise<void> {
	const { db, clock } = services;
	const { id, key, amount, currency } = refund;
	const noted = (last_error?: string) =>
		db
			.update(order_refunds)
			.set({ sent_at: clock(), ...(last_error !== undefined && { last_error }) })
			.where(eq(order_refunds.id, id));
	try {
		if (payment.dispute === LOST) throw new ProviderRefusal('a dispute of the payment was lost');
		const provider = findProvider(services, payment.provider);
		if (!provider || payment.money_ref === null) {
			throw new ProviderFailure('nobody is there to give it back');
		}
		await noted();
		const request = { key, amount, currency, money_ref: payment.money_ref };
		await recordRefundResult(services, id, await provider.refund(request));
	} catch (cause) {
		if (cause instanceof ProviderRefusal) await failRefund(services, refund, cause.message);
		else if (cause instanceof ProviderFailure) await noted(cause.message);
		else throw cause;
	}
}

/** Marks a refund that was refused for good as failed: staff finds another way, or retries. */
async function failRefund(
	services: OrderServices,
	{ id, key }: RefundRow,
	last_error: string,
): Promise<void> {
	await services.db.transaction(async (tx) => {
		await recordRefundResultIn(tx, services, id, { ref: key, status: 'failed' });
		await tx.update(order_refunds).set({ last_error }).where(eq(order_refunds.id, id));
	});
}
