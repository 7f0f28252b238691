import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { PAYMENT_MINUTES, type PaymentProviderName } from '#contract/payments/payments.ts';
import { href } from '#i18n/paths.ts';
import { findProvider, ProviderFailure, type PaymentRequest } from '#server/payments/ports.ts';
import { loadTexts } from '#i18n/texts.ts';
import type { Tx } from '#server/platform/db/client.ts';
import {
	listAttempts,
	listLines,
	type LineRow,
	type OrderRow,
	type PaymentRow,
} from '../record/queries.ts';
import type { OrderServices } from '../record/services.ts';
import { recordPaymentResult } from './record-payment-result.ts';
import { order_payments } from '../tables-money.ts';

const TEXTS = loadTexts('documents/orders');

const MINUTE_MS = 60_000;

/** Payment attempt of an order, stored before its provider is called. */
export function toAttempt(
	order: Pick<OrderRow, 'id' | 'total_amount' | 'currency' | 'pay_until'>,
	{ provider, attempt }: { provider: PaymentProviderName; attempt: number },
	now: Date,
): PaymentRow {
	const soon = new Date(now.getTime() + PAYMENT_MINUTES * MINUTE_MS);
	return {
		id: randomUUID(),
		order_id: order.id,
		attempt,
		provider,
		status: 'open',
		key: `checkout:${order.id}:${attempt}`,
		ref: null,
		money_ref: null,
		url: null,
		amount: order.total_amount,
		currency: order.currency,
		came_amount: null,
		came_currency: null,
		created_at: now,
		expires_at: provider === 'bank_transfer' ? (order.pay_until ?? soon) : soon,
		looked_at: null,
		closing_at: null,
		dispute: null,
		dispute_due: null,
	};
}

/** Stores a further attempt before its provider is asked. */
export async function addAttempt(
	tx: Tx,
	...attempt: Parameters<typeof toAttempt>
): Promise<PaymentRow> {
	const row = toAttempt(...attempt);
	await tx.insert(order_payments).values(row);
	return row;
}

function toRequest(
	order: OrderRow,
	lines: readonly LineRow[],
	{ key, attempt, amount, currency, expires_at }: PaymentRow,
	siteUrl: string,
): PaymentRequest {
	const goods = lines.map(({ article, quantity, total_amount }) => ({
		name: `${quantity} × ${[article.product.name, article.name].filter((name, at, all) => all.indexOf(name) === at).join(', ')}`,
		amount: total_amount,
	}));
	const sending = order.shipping_amount
		? [{ name: TEXTS[order.locale].shipping, amount: order.shipping_amount }]
		: [];
	const { id: order_id, number: order_number, email, locale } = order;
	return {
		key,
		attempt,
		amount,
		currency,
		expires_at,
		order_id,
		order_number,
		email,
		locale,
		items: [...goods, ...sending].filter((item) => item.amount > 0),
		return_url: `${siteUrl}${href(locale, 'checkout-done')}?order=${order_id}`,
	};
}

/** Marks an attempt of 0 as paid: a code covers the whole order, so no provider is asked. */
async function takeNothing(services: OrderServices, attempt: PaymentRow): Promise<PaymentRow> {
	const { amount, currency } = attempt;
	await recordPaymentResult(services, attempt, {
		status: 'paid',
		money: { amount, currency },
		money_ref: null,
	});
	return { ...attempt, status: 'paid' };
}

/**
 * Starts an attempt at its provider, outside of any transaction, and stores the answer. Called
 * again after a lost answer, it gives the same payment.
 *
 * @throws ProviderFailure
 */
export async function startAttempt(
	services: OrderServices,
	order: OrderRow,
	attempt: PaymentRow,
	known?: readonly LineRow[],
): Promise<PaymentRow> {
	if (attempt.ref !== null) return attempt;
	if (attempt.amount === 0) return takeNothing(services, attempt);
	const { db, siteUrl } = services;
	const provider = findProvider(services, attempt.provider);
	if (!provider) throw new ProviderFailure(`${attempt.provider} is not offered any more`);
	const lines = known ?? (await listLines(db, order.id));
	const { ref, url } = await provider.start(toRequest(order, lines, attempt, siteUrl));
	const [kept] = await db
		.update(order_payments)
		.set({ ref, url })
		.where(and(eq(order_payments.id, attempt.id), isNull(order_payments.ref)))
		.returning();
	// A concurrent call has stored the same answer; an attempt that was ended has no page any more.
	const now = kept ?? (await listAttempts(db, order.id)).find(({ id }) => id === attempt.id);
	return now?.status === 'open' ? now : { ...attempt, ref, url: null };
}
