import { describe, expect, test } from 'vitest';
import { listAttempts, lockOrder } from '../../src/server/orders/record/queries.ts';
import { refundAll } from '../../src/server/orders/refunds/refund.ts';
import { receiveMissedEvents } from '../../src/server/payments/missed-events.ts';
import { isEmbedded } from '../support/host.ts';
import { toBody, getSignature } from '../support/stripe/hook.ts';
import { anOrderByCard, aShopByCard } from '../support/stripe/a-shop-by-card.ts';

const ENTRY = '/api/shop/payment-events/stripe';

const toStatus = ({ status }: Response) => status;
const allTaken = (answers: readonly Response[]) => [...new Set(answers.map(toStatus))];

/** Creates a paid order with all events delivered. */
async function aPaidOrder() {
	const all = await anOrderByCard();
	all.stripe.pay(all.ref);
	await all.stripe.tell();
	const [attempt] = await all.attempts(all.id);
	return { ...all, money_ref: attempt?.money_ref ?? '' };
}

/** Requests a full refund of an order. */
async function giveAllBack({ host, id }: Awaited<ReturnType<typeof aPaidOrder>>): Promise<void> {
	await host.db.transaction(async (tx) => {
		const order = await lockOrder(tx, id);
		const [payment] = await listAttempts(tx, id);
		if (order && payment) await refundAll(tx, order, payment, 'canceled', host.clock());
	});
}

describe.runIf(isEmbedded)('an order paid by card', () => {
	test('is paid once Stripe’s event comes', async () => {
		const { stripe, ref, url, id, buyer, mailed } = await anOrderByCard();
		expect(url).toBe(`${stripe.origin}/pay/${ref}`);
		expect(await buyer.order(id)).toMatchObject({ status: 'awaiting_payment' });
		stripe.pay(ref);
		expect(allTaken(await stripe.tell())).toEqual([200]);
		expect(await buyer.order(id)).toMatchObject({
			status: 'processing',
			payment: { status: 'paid' },
		});
		expect(await mailed()).toEqual(['order.paid']);
	});

	test.each([1, 2, 3])('is paid once, reported five times in any order (%i)', async (seed) => {
		const { stripe, ref, id, attempts, mailed } = await anOrderByCard();
		stripe.decline(ref);
		stripe.pay(ref);
		expect(allTaken(await stripe.tell({ times: 5, seed }))).toEqual([200]);
		expect((await attempts(id)).map(({ status }) => status)).toEqual(['paid']);
		expect(await mailed()).toEqual(['order.paid']);
	});

	test('is paid when the buyer returns after the event', async () => {
		const { stripe, url, host, id, buyer, mailed } = await anOrderByCard();
		const hook = { url: ENTRY, secret: 'whsec_fake', send: host.ask };
		stripe.setHook(hook, 'before_answer');
		const body = new URLSearchParams({ act: 'approve' });
		const answer = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
		expect(answer.status).toBe(303);
		expect(await buyer.order(id)).toMatchObject({ status: 'processing' });
		expect(await mailed()).toEqual(['order.paid']);
	});

	test('is paid once when the event comes while the buyer returns', async () => {
		const { stripe, ref, id, buyer, mailed } = await anOrderByCard();
		stripe.pay(ref);
		await Promise.all([
			...Array.from({ length: 5 }, () => stripe.tell({ times: 2, seed: 5 })),
			...Array.from({ length: 5 }, () => buyer.order(id)),
		]);
		expect(await buyer.order(id)).toMatchObject({
			status: 'processing',
			payment: { status: 'paid' },
		});
		expect(await mailed()).toEqual(['order.paid']);
	});

	test('is paid without a delivered event, once the host fetches missed ones', async () => {
		const { stripe, services, ref, id, attempts, mailed } = await anOrderByCard();
		stripe.pay(ref);
		await receiveMissedEvents(services);
		await receiveMissedEvents(services);
		expect((await attempts(id)).map(({ status }) => status)).toEqual(['paid']);
		expect(await mailed()).toEqual(['order.paid']);
	});

	test('is paid without an event, when the shop polls Stripe', async () => {
		const { stripe, ref, id, attempts, pass, round } = await anOrderByCard();
		stripe.pay(ref);
		pass(32);
		await round();
		expect((await attempts(id)).map(({ status }) => status)).toEqual(['paid']);
	});

	test('waits for the bank, then is paid', async () => {
		const { stripe, ref, id, buyer, mailed } = await anOrderByCard();
		stripe.payLater(ref);
		await stripe.tell();
		expect(await buyer.order(id)).toMatchObject({
			status: 'pending',
			payment: { status: 'pending' },
		});
		stripe.arrive(ref, 'succeeded');
		await stripe.tell();
		expect(await buyer.order(id)).toMatchObject({ status: 'processing' });
		expect(await mailed()).toEqual(['order.paid']);
	});

	test('waits for the bank, which refuses', async () => {
		const { stripe, ref, id, buyer, mailed } = await anOrderByCard();
		stripe.payLater(ref);
		stripe.arrive(ref, 'failed');
		expect(allTaken(await stripe.tell({ times: 5, seed: 4 }))).toEqual([200]);
		expect(await buyer.order(id)).toMatchObject({
			status: 'awaiting_payment',
			payment: { status: 'failed', can_pay: true },
		});
		expect(await mailed()).toEqual(['order.failed']);
	});

	test('that is abandoned expires when Stripe reports it, and is not called failed', async () => {
		const { stripe, id, attempts, mailed, pass } = await anOrderByCard();
		pass(32);
		stripe.expireDue();
		expect(allTaken(await stripe.tell({ times: 5 }))).toEqual([200]);
		expect((await attempts(id)).map(({ status }) => status)).toEqual(['expired']);
		expect(await mailed()).not.toContain('order.failed');
	});

	test.each([{ amount: 1 }, { currency: 'jpy' }])(
		'is held when another payment arrived: %o',
		async (came) => {
			const { stripe, ref, id, buyer, attempts, mailed } = await anOrderByCard();
			stripe.pay(ref, came);
			expect(allTaken(await stripe.tell({ times: 5, seed: 3 }))).toEqual([200]);
			expect((await attempts(id)).map(({ status }) => status)).toEqual(['held']);
			expect(await buyer.order(id)).toMatchObject({ status: 'pending' });
			expect(await mailed()).toEqual([]);
		},
	);
});

describe.runIf(isEmbedded)('events without Stripe’s signature', () => {
	test('are refused without a change', async () => {
		const { stripe, ref, id, host, attempts } = await anOrderByCard();
		stripe.pay(ref);
		const event = [...stripe.shelves.events.values()].at(-1);
		const body = event ? toBody(event) : '';
		const old = new Date(host.clock().getTime() - 301_000);
		const headers = [
			'',
			await getSignature(body, 'whsec_other', host.clock()),
			await getSignature(body, 'whsec_fake', old),
			(await getSignature(body, 'whsec_fake', host.clock())).replace('v1', 'v0'),
		];
		for (const signature of headers) {
			const answer = await host.ask(ENTRY, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'stripe-signature': signature },
				body,
			});
			expect(answer.status).toBe(400);
		}
		expect((await attempts(id)).map(({ status }) => status)).toEqual(['open']);
	});

	test('about unknown orders are accepted and logged', async () => {
		const { stripe, host } = await aShopByCard();
		const signature = async (body: string) => getSignature(body, 'whsec_fake', host.clock());
		const body = JSON.stringify({
			id: 'evt_1',
			type: 'invoice.paid',
			data: { object: { id: 'in_1' } },
		});
		const headers = {
			'content-type': 'application/json',
			'stripe-signature': await signature(body),
		};
		expect((await host.ask(ENTRY, { method: 'POST', headers, body })).status).toBe(200);
		expect(stripe.calls).toEqual([]);
	});
});

describe.runIf(isEmbedded)('a refund to a card', () => {
	test('is issued once, and ends the order', async () => {
		const all = await aPaidOrder();
		const { stripe, id, buyer, round, refunds } = all;
		await giveAllBack(all);
		await round();
		await round();
		expect(allTaken(await stripe.tell({ times: 5, seed: 2 }))).toEqual([200]);
		expect([...stripe.shelves.refunds.values()]).toHaveLength(1);
		expect((await refunds(id)).map(({ status }) => status)).toEqual(['issued']);
		expect(await buyer.order(id)).toMatchObject({ status: 'refund_issued' });
	});

	test('can be refused by the bank days later', async () => {
		const all = await aPaidOrder();
		const { stripe, id, round, refunds } = all;
		stripe.refundsBegin('pending');
		await giveAllBack(all);
		await round();
		await stripe.tell();
		expect((await refunds(id)).map(({ status }) => status)).toEqual(['pending']);
		const [made] = stripe.shelves.refunds.keys();
		stripe.settleRefund(made ?? '', 'failed');
		await stripe.tell({ times: 3 });
		expect((await refunds(id)).map(({ status }) => status)).toEqual(['failed']);
	});

	test('waits during a dispute until it is won', async () => {
		const { stripe, id, money_ref, attempts } = await aPaidOrder();
		const due = new Date('2025-06-29T10:00:00Z');
		const { id: dispute } = stripe.dispute(money_ref, due);
		expect(allTaken(await stripe.tell())).toEqual([200]);
		expect(await attempts(id)).toMatchObject([
			{ status: 'paid', dispute: 'needs_response', dispute_due: due },
		]);
		stripe.moveDispute(dispute, 'won');
		await stripe.tell({ again: true, times: 2, seed: 9 });
		expect(await attempts(id)).toMatchObject([{ status: 'paid', dispute: null }]);
	});

	test('that cannot be fetched is delivered again', async () => {
		const { stripe, id, money_ref, attempts } = await aPaidOrder();
		stripe.dispute(money_ref, null);
		stripe.mishaps.add('GET /v1/disputes/:id', { status: 429 });
		expect(allTaken(await stripe.tell())).toEqual([503]);
		expect(await attempts(id)).toMatchObject([{ dispute: null }]);
		expect(allTaken(await stripe.tell())).toEqual([200]);
		expect(await attempts(id)).toMatchObject([{ dispute: 'needs_response' }]);
	});
});
