import { PAYMENT_PROVIDERS, type PaymentProviderName } from '#contract/payments/payments.ts';
import type { Problem } from '#contract/errors.ts';
import type { Sum } from '#domain/orders/payment-states.ts';
import { findProvider } from '#server/payments/ports.ts';
import { reserveStock } from '#server/stock/ports.ts';
import { addAttempt, startAttempt } from './attempts.ts';
import { closeAttempt } from './close.ts';
import { noteEntry } from '../record/entries.ts';
import {
	listAttempts,
	listLines,
	lockOrder,
	type OrderRow,
	type PaymentRow,
} from '../record/queries.ts';
import { toHolder } from '../record/reservations.ts';
import { orderRules, takesTransfers, type OrderRules } from '../record/rules.ts';
import type { OrderServices } from '../record/services.ts';
import { recordPaymentResult } from './record-payment-result.ts';

type Refused = { refused: NonNullable<Problem['fields']> };

const refuse = (path: string, code: string): Refused => ({ refused: [{ path, code }] });

/** True if the shop offers this means of payment. */
export function isOffered(
	rules: OrderRules,
	services: Pick<OrderServices, 'db' | 'clock' | 'siteUrl' | 'payments'>,
	provider: PaymentProviderName,
): boolean {
	if (provider === 'bank_transfer') return takesTransfers(rules);
	return findProvider(services, provider) !== null;
}

/** Least sum for which a means of payment can be chosen; 0 where it takes any. */
export function toLeast(
	services: Pick<OrderServices, 'db' | 'clock' | 'siteUrl' | 'payments'>,
	provider: PaymentProviderName,
	currency: string,
): number {
	return findProvider(services, provider)?.least?.(currency) ?? 0;
}

/** True if a means has no least sum in any currency: no total has to be calculated for it. */
export const takesAnySum = (
	services: Pick<OrderServices, 'db' | 'clock' | 'siteUrl' | 'payments'>,
	provider: PaymentProviderName,
): boolean => findProvider(services, provider)?.least === undefined;

/** True if a sum is below the least one. A sum of 0 is not, for no provider is asked for it. */
export const isTooLittle = (
	services: Pick<OrderServices, 'db' | 'clock' | 'siteUrl' | 'payments'>,
	provider: PaymentProviderName,
	{ amount, currency }: Sum,
): boolean => amount > 0 && amount < toLeast(services, provider, currency);

/** Other means of payment than `chosen` by which an order can be paid now. */
export async function otherMeans(
	services: OrderServices,
	{ total_amount: amount, currency }: OrderRow,
	chosen: PaymentProviderName,
): Promise<PaymentProviderName[]> {
	const rules = await orderRules(services.db);
	return PAYMENT_PROVIDERS.filter(
		(provider) =>
			provider !== chosen &&
			isOffered(rules, services, provider) &&
			!isTooLittle(services, provider, { amount, currency }),
	);
}

/** Least time between two fetches of an attempt from its provider. */
const LOOK_EVERY_MS = 2_000;

/** Fetches an open attempt from its provider when the buyer has come back from its page. */
export async function lookAt(services: OrderServices, attempt: PaymentRow): Promise<void> {
	const { clock } = services;
	const provider = findProvider(services, attempt.provider);
	const isFresh =
		attempt.looked_at !== null && clock().getTime() - attempt.looked_at.getTime() < LOOK_EVERY_MS;
	if (!provider || attempt.ref === null || isFresh || attempt.provider === 'bank_transfer') return;
	await recordPaymentResult(services, attempt, await provider.look(attempt.ref));
}

/**
 * Makes another attempt to pay a waiting order, or returns the open one of the same provider. An
 * open attempt at another provider is closed first, there and here, so that no buyer pays twice.
 *
 * @throws ProviderFailure
 */
export async function payAgain(
	services: OrderServices,
	order: OrderRow,
	provider: PaymentProviderName,
): Promise<PaymentRow | Refused> {
	const { db, clock } = services;
	if (!isOffered(await orderRules(db), services, provider))
		return refuse('provider', 'not_offered');
	const { total_amount: amount, currency } = order;
	if (isTooLittle(services, provider, { amount, currency }))
		return refuse('provider', 'too_little');
	const open = (await listAttempts(db, order.id)).filter(({ status }) => status === 'open');
	for (const attempt of open) {
		const isOver = attempt.expires_at <= clock();
		// Its key may repeat an error for a day; a page that it may have was never handed out.
		if (attempt.provider !== provider || isOver || attempt.ref === null) {
			await closeAttempt(services, attempt, 'on_purpose');
		}
	}
	const made = await db.transaction(async (tx) => {
		const now = clock();
		const held = await lockOrder(tx, order.id);
		const attempts = await listAttempts(tx, order.id);
		if (!held || attempts.some(({ status }) => status === 'paid')) return refuse('order', 'paid');
		if (held.status !== 'awaiting_payment') {
			return refuse('order', held.status === 'pending' ? 'pending' : 'final');
		}
		if (held.pay_until === null || held.pay_until <= now) return refuse('order', 'final');
		const still = attempts.find(({ status }) => status === 'open');
		if (still) return { order: held, attempt: still };
		const short = await reserveStock(tx, toHolder(order.id), await listLines(tx, order.id));
		if (short.length > 0) {
			return { refused: short.map(({ variant_id }) => ({ path: 'stock', code: variant_id })) };
		}
		const attempt = await addAttempt(tx, held, { provider, attempt: attempts.length + 1 }, now);
		await noteEntry(tx, order.id, 'note', now, {
			said: `attempt ${attempt.attempt}`,
			is_internal: true,
		});
		return { order: held, attempt };
	});
	if ('refused' in made) return made;
	return startAttempt(services, made.order, made.attempt);
}
