import { onTestFinished } from 'vitest';
import { listAttempts, listRefundRows } from '../../../src/server/orders/record/queries.ts';
import { ORDER_MAILS } from '../../../src/server/orders/mails/kinds.ts';
import { runOrderJobs } from '../../../src/server/orders/jobs/order-jobs.ts';
import { compareBooks } from '../../../src/server/orders/books/compare.ts';
import { mails } from '../../../src/server/platform/mail/tables.ts';
import { aBuyer, atWork, HOME_DELIVERY, placedIn } from '../checkout.ts';
import { mailsTo } from '../customers.ts';
import { aHost } from '../host.ts';
import { startFakeStripe, WEBHOOK_SECRET } from './fake-stripe.ts';

const MINUTE_MS = 60_000;
const STAFF_MAILS = Object.values(ORDER_MAILS).flatMap(({ name, addressee }) =>
	addressee === 'house' ? [String(name)] : [],
);
const BUYER = 'anna@mail.example';

/** A shop that takes cards, its fake Stripe, and a clock that both share. */
export async function aShopByCard() {
	let now = new Date('2025-06-15T10:00:00Z');
	const clock = () => now;
	const stripe = await startFakeStripe({ clock });
	onTestFinished(stripe.close);
	const payments = { stripe: stripe.keys, test: false };
	const host = await aHost({ clock, payments });
	stripe.setHook({
		url: '/api/shop/payment-events/stripe',
		secret: WEBHOOK_SECRET,
		send: host.ask,
	});
	const services = { ...atWork(host), payments };
	return {
		stripe,
		host,
		services,
		pass: (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS)),
		round: () => runOrderJobs(services),
		attempts: (id: string) => listAttempts(host.db, id),
		refunds: (id: string) => listRefundRows(host.db, id),
		/** Kinds of the mails to the buyer, and of those to the shop. */
		mailed: async () => (await mailsTo(host, BUYER)).map(({ kind }) => kind),
		housed: async () =>
			(await host.db.select().from(mails)).flatMap(({ kind }) =>
				STAFF_MAILS.includes(kind) ? [kind] : [],
			),
	};
}

/** Creates an order whose buyer is on the page of Stripe. */
export async function anOrderByCard({ quantity = 1, shipping = HOME_DELIVERY as object } = {}) {
	const shop = await aShopByCard();
	const buyer = aBuyer(shop.host.ask, { email: BUYER });
	await buyer.add('rd-50-hg', quantity);
	await buyer.contact();
	await buyer.shipping(shipping);
	await buyer.payment('stripe');
	const placed = await placedIn(await buyer.place());
	const ref = placed.url?.split('/').at(-1) ?? '';
	return { ...shop, buyer, ref, url: placed.url, id: placed.id };
}

/** Creates an order that was paid by card, with all events delivered. */
export async function anOrderPaidByCard(given: Parameters<typeof anOrderByCard>[0] = {}) {
	const all = await anOrderByCard(given);
	all.stripe.pay(all.ref);
	await all.stripe.tell();
	const [attempt] = await all.attempts(all.id);
	const money_ref = attempt?.money_ref ?? '';
	return {
		...all,
		money_ref,
		total_amount: attempt?.amount ?? 0,
		/** Refunds money at Stripe's own dashboard. */
		atDashboard: (amount?: number) =>
			all.stripe.giveBack({ payment_intent: money_ref, metadata: {}, amount }),
		/** Lists the differences between Stripe and the books of the orders. */
		differences: async () =>
			(await compareBooks(all.services, new Date('2020-01-01T00:00:00Z'))).differences,
	};
}

/** Refunds of an order: amount, status and reason. */
export const moneyBack = async ({
	refunds,
	id,
}: Pick<Awaited<ReturnType<typeof anOrderPaidByCard>>, 'refunds' | 'id'>) =>
	(await refunds(id)).map(({ amount, status, reason }) => [amount, status, reason]);
