import { onTestFinished } from 'vitest';
import { attemptsOf, refundRowsOf } from '../../../src/server/orders/find.ts';
import { makeRound } from '../../../src/server/orders/rounds.ts';
import { atWork, placedIn, readyBuyer } from '../checkout.ts';
import { mailsTo } from '../customers.ts';
import { aHost } from '../host.ts';
import { startFakeStripe, WEBHOOK_SECRET } from './fake-stripe.ts';

const MINUTE_MS = 60_000;
const BUYER = 'anna@mail.example';

/** A shop that takes cards, its Stripe, and a clock that both go by. */
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
		round: () => makeRound(services),
		attempts: (id: string) => attemptsOf(host.db, id),
		refunds: (id: string) => refundRowsOf(host.db, id),
		/** Kinds of the mails that the buyer was sent. */
		mailed: async () => (await mailsTo(host, BUYER)).map(({ kind }) => kind),
	};
}

/** An order whose buyer is on the page of Stripe. */
export async function anOrderByCard() {
	const shop = await aShopByCard();
	const buyer = await readyBuyer(shop.host.ask, 'stripe', { email: BUYER });
	const placed = await placedIn(await buyer.place());
	const ref = placed.url?.split('/').at(-1) ?? '';
	return { ...shop, buyer, ref, url: placed.url, id: placed.id };
}
