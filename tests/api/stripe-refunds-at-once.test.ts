import { describe, expect, test } from 'vitest';
import { listDeskRecords } from '#contract/desk/endpoints.ts';
import { listAttempts, lockOrder } from '../../src/server/orders/record/queries.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { refundAll } from '../../src/server/orders/refunds/refund.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { anOrderByCard, anOrderPaidByCard, moneyBack } from '../support/stripe/a-shop-by-card.ts';

const ONE = 12_200;

type Paid = Awaited<ReturnType<typeof anOrderPaidByCard>>;

/** Requests a full refund of an order, at the desk. */
async function askForAll({ host, id }: Paid): Promise<void> {
	await host.db.transaction(async (tx) => {
		const order = await lockOrder(tx, id);
		const [payment] = await listAttempts(tx, id);
		if (order && payment) await refundAll(tx, order, payment, 'canceled', host.clock());
	});
}

describe.runIf(isEmbedded)('refunds at Stripe’s dashboard and at the desk', () => {
	test('are retried in the next poll after an error of Stripe’s', async () => {
		const all = await anOrderPaidByCard();
		const { stripe, round, pass, host, total_amount } = all;
		const waiting = async () => {
			const asShop = await signedIn(host.ask, 'shop');
			const list = await asShop('/desk/orders?has_waiting_refund=true');
			return (await readData(listDeskRecords, list)).total;
		};
		await askForAll(all);
		stripe.mishaps.add('POST /v1/refunds', { status: 500, shouldRetry: false });
		await round();
		// Work lists use the database's clock.
		const asOld = (minutes: number) =>
			host.db.update(order_refunds).set({ created_at: new Date(Date.now() - minutes * 60_000) });
		await asOld(50);
		expect(await waiting()).toBe(0);
		await asOld(61);
		expect(await waiting()).toBe(1);
		pass(5);
		await round();
		expect(await moneyBack(all)).toEqual([[total_amount, 'issued', 'canceled']]);
		expect(stripe.shelves.refunds.size).toBe(1);
		expect(await waiting()).toBe(0);
		expect(await all.differences()).toEqual([]);
	});

	test('are issued once: a refund not yet accepted by Stripe gives way', async () => {
		const all = await anOrderPaidByCard();
		const { stripe, buyer, id, round, pass, total_amount, refunds } = all;
		await askForAll(all);
		stripe.mishaps.add('POST /v1/refunds', { status: 500, shouldRetry: false });
		await round();
		all.atDashboard();
		await stripe.tell({ times: 3, seed: 6 });
		pass(5);
		await round();
		expect(await moneyBack(all)).toEqual([
			[total_amount, 'failed', 'canceled'],
			[total_amount, 'issued', 'canceled'],
		]);
		const [ours, theirs] = await refunds(id);
		expect(theirs?.instead_of).toBe(ours?.id);
		expect(stripe.shelves.refunds.size).toBe(1);
		expect(await buyer.order(id)).toMatchObject({ refunded_amount: total_amount });
		const asShop = await signedIn(all.host.ask, 'shop');
		const waiting = await asShop('/desk/orders?has_failed_refund=true');
		expect((await readData(listDeskRecords, waiting)).total).toBe(0);
		expect(await all.differences()).toEqual([]);
	});

	test.each([1, 2, 3, 4])('at once never exceed the payment (%i)', async (seed) => {
		const all = await anOrderPaidByCard({ quantity: 2 });
		const { stripe, round, pass, total_amount, id, buyer } = all;
		await askForAll(all);
		const both = [
			async () => void all.atDashboard(ONE),
			() => round(),
			async () => void (await stripe.tell({ times: 2, seed })),
			() => round(),
		];
		await Promise.all(both.slice(seed % 2).map((work) => work().catch(() => undefined)));
		await stripe.tell({ times: 2, seed, again: true });
		pass(5);
		await round();
		await stripe.tell({ times: 2, seed, again: true });
		const there = [...stripe.shelves.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);
		expect(there).toBeLessThanOrEqual(total_amount);
		expect((await buyer.order(id)).refunded_amount).toBe(there);
		expect(await all.differences()).toEqual([]);
	});

	test('of a held payment let the order wait for the right one', async () => {
		const all = await anOrderByCard();
		const { stripe, ref, id, buyer, refunds } = all;
		stripe.pay(ref, { amount: 1_000 });
		await stripe.tell();
		const payment_intent = stripe.shelves.sessions.get(ref)?.payment_intent ?? '';
		stripe.giveBack({ payment_intent, metadata: {} });
		await stripe.tell({ times: 3, seed: 5 });
		expect(await refunds(id)).toMatchObject([
			{ status: 'issued', reason: 'mismatch', amount: 1_000, counted: null },
		]);
		expect(await buyer.order(id)).toMatchObject({ status: 'awaiting_payment' });
	});
});
