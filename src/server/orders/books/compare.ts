import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '#contract/payments/payments.ts';
import { findProvider, type Paying } from '#server/payments/ports.ts';
import { LOST } from '../record/disputes.ts';
import { orders } from '../tables.ts';
import { order_payments, order_refunds } from '../tables-money.ts';

/** Money of one currency at one provider (there) and in our books (here), in minor units. */
export interface Balance {
	provider: PaymentProviderName;
	currency: string;
	taken: { there: number; here: number };
	refunded: { there: number; here: number };
	/** Part of the takings that banks took back after a dispute, by our own books. */
	lost: number;
}

/** A payment for which the provider and our books differ. */
export interface Difference {
	provider: PaymentProviderName;
	money_ref: string;
	/** Null for money that belongs to no order. */
	order_number: string | null;
	there: Told | null;
	here: Told | null;
}
interface Told {
	taken: number;
	refunded: number;
	currency: string;
}

export interface Comparison {
	balances: Balance[];
	differences: Difference[];
	/** Providers with payments in our books, but without books that can be queried. */
	unasked: PaymentProviderName[];
}

const CAME = ['paid', 'held', 'refunded'] as const;

/** Our own records of a provider's money, by the provider's reference (`money_ref`). */
async function ownBook({ db }: Paying, provider: PaymentProviderName, since: Date) {
	const isTheirs = and(
		eq(order_payments.provider, provider),
		isNotNull(order_payments.money_ref),
		inArray(order_payments.status, [...CAME]),
		gte(order_payments.created_at, since),
	);
	const rows = await db
		.select({ payment: order_payments, number: orders.number })
		.from(order_payments)
		.innerJoin(orders, eq(orders.id, order_payments.order_id))
		.where(isTheirs);
	const refunds = await db
		.select({ payment_id: order_refunds.payment_id, amount: order_refunds.amount })
		.from(order_refunds)
		.where(eq(order_refunds.status, 'issued'));
	return new Map(
		rows.map(({ payment, number }) => {
			const own = refunds.filter(({ payment_id }) => payment_id === payment.id);
			const told: Told = {
				taken: payment.came_amount ?? payment.amount,
				refunded: own.reduce((sum, { amount }) => sum + amount, 0),
				currency: payment.came_currency ?? payment.currency,
			};
			const lost = payment.dispute === LOST ? told.taken - told.refunded : 0;
			return [payment.money_ref ?? '', { told, number, lost }];
		}),
	);
}

const isSame = (there: Told | null, here: Told | null) =>
	there?.taken === here?.taken &&
	there?.refunded === here?.refunded &&
	there?.currency === here?.currency;

/**
 * Compares the money at each provider with the books of the orders, payment by payment. Bank
 * transfers have no books but the bank's statement, which people read.
 */
export async function compareBooks(paying: Paying, since: Date): Promise<Comparison> {
	const [differences, unasked]: [Difference[], PaymentProviderName[]] = [[], []];
	const balances = new Map<string, Balance>();
	const add = (
		provider: PaymentProviderName,
		side: 'there' | 'here',
		told: Told,
		lost = 0,
	): void => {
		const key = `${provider} ${told.currency}`;
		const none = () => ({ there: 0, here: 0 });
		const fresh = { provider, currency: told.currency, taken: none(), refunded: none(), lost: 0 };
		const balance = balances.get(key) ?? fresh;
		balance.taken[side] += told.taken;
		balance.refunded[side] += told.refunded;
		balance.lost += lost;
		balances.set(key, balance);
	};
	for (const provider of PAYMENT_PROVIDERS) {
		const asked = findProvider(paying, provider);
		const own = await ownBook(paying, provider, since);
		for (const { told, lost } of own.values()) add(provider, 'here', told, lost);
		if (!asked || provider === 'bank_transfer') {
			if (own.size > 0) unasked.push(provider);
			continue;
		}
		const seen = new Set<string>();
		for await (const { money_ref, taken, refunded } of asked.books(since)) {
			const there = { taken: taken.amount, refunded, currency: taken.currency };
			const here = own.get(money_ref);
			seen.add(money_ref);
			add(provider, 'there', there);
			if (isSame(there, here?.told ?? null)) continue;
			const order_number = here?.number ?? null;
			differences.push({ provider, money_ref, order_number, there, here: here?.told ?? null });
		}
		for (const [money_ref, { told, number }] of own) {
			if (seen.has(money_ref)) continue;
			differences.push({ provider, money_ref, order_number: number, there: null, here: told });
		}
	}
	return { balances: [...balances.values()], differences, unasked };
}
