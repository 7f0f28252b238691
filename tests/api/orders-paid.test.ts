import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listOrders } from '#contract/orders/endpoints.ts';
import { order_payments, order_refunds } from '../../src/server/orders/tables-money.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { recordPaymentResult } from '../../src/server/orders/payment/record-payment-result.ts';
import { completeDuePayments } from '../../src/server/payments/test/act.ts';
import { test_payments, test_refunds } from '../../src/server/payments/tables.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { stock_items } from '../../src/server/stock/tables.ts';
import { aBuyer, atWork, bank, placedIn, readyBuyer, toRef, round } from '../support/checkout.ts';
import { aCustomer, mailsTo, signInOn } from '../support/customers.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { readData, readProblem } from '../support/host-conformance.ts';

const WHEEL = 'rd-50-hg';
const EMAIL = 'anna@mail.example';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const available = async ({ db }: OwnHost) => (await findStock(db, [WHEEL])).get(WHEEL)?.available;
const kindsTo = async (host: OwnHost, email = EMAIL) =>
	(await mailsTo(host, email)).map(({ kind }) => kind);
/** Opens a host whose clock a test moves. */
async function timed() {
	let now = new Date('2025-06-16T10:00:00Z');
	const host = await aHost({ clock: () => now });
	return { host, pass: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

describe.runIf(isEmbedded)('the payment of an order', () => {
	test('declined, then paid by another attempt: one order, one confirmation', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test');
		const before = await available(host);
		const placed = await placedIn(await buyer.place());
		await bank(host, toRef(placed.url), 'decline');
		const failed = await buyer.order(placed.id);
		expect(failed).toMatchObject({
			status: 'awaiting_payment',
			payment: { status: 'failed', can_pay: true, url: null },
		});
		expect(failed.payment.others).toContain('bank_transfer');
		expect(failed.payment.others).not.toContain('test');
		expect(await available(host)).toBe(before);
		const again = await placedIn(
			await buyer.ask('POST', `orders/${placed.id}/payments`, { provider: 'test' }),
		);
		expect(again.number).toBe(placed.number);
		await bank(host, toRef(again.url), 'approve');
		expect(await buyer.order(placed.id)).toMatchObject({ status: 'processing' });
		expect(await kindsTo(host)).toEqual(['order.failed', 'order.paid']);
		expect(await available(host)).toBe((before ?? 0) - 1);
	});

	test('can use another method, and the list names all ordered articles', async () => {
		const host = await aHost();
		await aCustomer(host, EMAIL);
		const buyer = aBuyer(host.ask, { email: EMAIL });
		await signInOn(host, buyer, EMAIL);
		await buyer.add(WHEEL, 2);
		await buyer.add('shirt');
		await buyer.shipping();
		await buyer.payment('test');
		const placed = await placedIn(await buyer.place());
		await bank(host, toRef(placed.url), 'decline');
		const by = { provider: 'bank_transfer' };
		expect((await buyer.ask('POST', `orders/${placed.id}/payments`, by)).status).toBe(200);
		expect((await buyer.order(placed.id)).payment).toMatchObject({
			provider: 'bank_transfer',
			status: 'open',
		});
		const { orders: listed, ...owner } = await readData(
			listOrders,
			await buyer.ask('GET', 'orders'),
		);
		expect(owner).toEqual({ email: EMAIL, is_customer: true });
		expect(listed.map(({ pieces }) => pieces.map(({ quantity }) => quantity))).toEqual([[2, 1]]);
		expect(new Set(listed[0]?.pieces.map(({ name }) => name)).size).toBe(2);
	});

	test('abandoned: units are released, a mail links back, and it can still be paid', async () => {
		const { host, pass } = await timed();
		const buyer = await readyBuyer(host.ask, 'test');
		const before = await available(host);
		const placed = await placedIn(await buyer.place());
		expect(await available(host)).toBe((before ?? 0) - 1);
		pass(32 * MINUTE_MS);
		await round(host);
		expect(await available(host)).toBe(before);
		expect(await kindsTo(host)).toEqual(['order.left']);
		const [mail] = await mailsTo(host, EMAIL);
		const token = /orders#([\w-]+)/.exec(mail?.text ?? '')?.[1];
		// Another device, with the link alone.
		const other = aBuyer(host.ask, { address: '198.51.100.4' });
		const opened = await other.ask('POST', 'order-sessions', { token });
		expect(await opened.json()).toEqual({ data: { email: EMAIL, order_id: placed.id } });
		expect(await readData(listOrders, await other.ask('GET', 'orders'))).toMatchObject({
			email: EMAIL,
			is_customer: false,
		});
		const again = await placedIn(
			await other.ask('POST', `orders/${placed.id}/payments`, { provider: 'test' }),
		);
		await bank(host, toRef(again.url), 'approve');
		expect(await other.order(placed.id)).toMatchObject({ status: 'processing' });
	});

	test('delayed: waits for the bank, and is paid', async () => {
		const { host, pass } = await timed();
		const buyer = await readyBuyer(host.ask, 'test');
		const placed = await placedIn(await buyer.place());
		await bank(host, toRef(placed.url), 'delay');
		expect(await buyer.order(placed.id)).toMatchObject({
			status: 'pending',
			payment: { status: 'pending', can_pay: false },
		});
		pass(10_000);
		await completeDuePayments(atWork(host));
		expect(await buyer.order(placed.id)).toMatchObject({ status: 'processing' });
		expect(await kindsTo(host)).toEqual(['order.paid']);
	});

	test('after the release, with units left: reopens the order', async () => {
		const { host, pass } = await timed();
		const buyer = await readyBuyer(host.ask, 'test');
		const placed = await placedIn(await buyer.place());
		pass(32 * MINUTE_MS);
		await round(host);
		pass(2 * DAY_MS);
		await round(host);
		expect(await buyer.ask('GET', `orders/${placed.id}`)).toHaveProperty('status', 404);
		const [order] = await host.db.select().from(orders);
		expect(order?.status).toBe('canceled');
		await paidLate(host, placed.id);
		const [revived] = await host.db.select().from(orders);
		expect(revived?.status).toBe('processing');
		expect(await kindsTo(host)).toEqual(['order.left', 'order.canceled', 'order.paid']);
	});

	test('after the release, without units left: is refunded, with a mail to the buyer', async () => {
		const { host, pass } = await timed();
		const buyer = await readyBuyer(host.ask, 'test');
		const placed = await placedIn(await buyer.place());
		pass(32 * MINUTE_MS);
		await round(host);
		pass(2 * DAY_MS);
		await round(host);
		await host.db.update(stock_items).set({ on_hand: 0 }).where(eq(stock_items.variant_id, WHEEL));
		await paidLate(host, placed.id);
		await round(host);
		const [refund] = await host.db.select().from(order_refunds);
		expect(refund).toMatchObject({ reason: 'too_late', amount: 131_90, status: 'issued' });
		expect(await host.db.select().from(test_refunds)).toMatchObject([{ amount: 131_90 }]);
		const [order] = await host.db.select().from(orders);
		expect(order?.status).toBe('refund_issued');
		expect(await kindsTo(host)).toEqual([
			'order.left',
			'order.canceled',
			'order.too_late',
			'order.refunded',
		]);
	});

	test('by transfer: reminded two days before, expired at midnight of the last day in Rome', async () => {
		const { host, pass } = await timed();
		const buyer = await readyBuyer(host.ask, 'bank_transfer');
		const before = await available(host);
		const placed = await placedIn(await buyer.place());
		expect((await buyer.order(placed.id)).payment.transfer?.last_day).toBe('2025-06-23');
		pass(4 * DAY_MS);
		await round(host);
		expect(await kindsTo(host)).toEqual(['order.placed']);
		pass(DAY_MS);
		await round(host);
		await round(host);
		expect(await kindsTo(host)).toEqual(['order.placed', 'order.reminder']);
		pass(2 * DAY_MS + 11 * 60 * MINUTE_MS + 59 * MINUTE_MS);
		await round(host);
		expect((await host.db.select().from(orders))[0]?.status).toBe('awaiting_payment');
		pass(MINUTE_MS);
		await round(host);
		await round(host);
		expect((await host.db.select().from(orders))[0]?.status).toBe('canceled');
		expect(await kindsTo(host)).toEqual(['order.placed', 'order.reminder', 'order.canceled']);
		expect(await available(host)).toBe(before);
	});

	test('canceled before payment: its articles return to the cart', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test', { quantity: 2 });
		const placed = await placedIn(await buyer.place());
		expect((await buyer.cart()).quantity).toBe(0);
		const ended = await buyer.ask('POST', `orders/${placed.id}/cancellations`, {});
		expect(ended.status).toBe(200);
		expect((await buyer.cart()).items).toMatchObject([{ variant_id: WHEEL, quantity: 2 }]);
		await bank(host, toRef(placed.url), 'approve');
		expect((await host.db.select().from(order_payments))[0]?.status).toBe('expired');
		const late = await buyer.ask('POST', `orders/${placed.id}/payments`, { provider: 'test' });
		expect(await readProblem(late)).toMatchObject({ fields: [{ path: 'order', code: 'final' }] });
	});

	test.each(['test', 'bank_transfer'] as const)(
		'canceled by its buyer is not called expired or unpaid (%s)',
		async (provider) => {
			const host = await aHost();
			const buyer = await readyBuyer(host.ask, provider);
			const placed = await placedIn(await buyer.place());
			const before = await kindsTo(host);
			await buyer.ask('POST', `orders/${placed.id}/cancellations`, {});
			expect(await kindsTo(host)).toEqual([...before, 'order.canceled_by_buyer']);
			const { entries } = await buyer.order(placed.id);
			expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['canceled', 'placed']);
		},
	);

	test('a buyer who pays by another method gets no mail about a missing payment', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'bank_transfer');
		const placed = await placedIn(await buyer.place());
		const changed = await buyer.ask('POST', `orders/${placed.id}/payments`, { provider: 'test' });
		expect(changed.status).toBe(200);
		expect(await kindsTo(host)).toEqual(['order.placed']);
	});

	test('last unit sold to another buyer: a returning one is notified', async () => {
		const { host, pass } = await timed();
		await host.db.update(stock_items).set({ on_hand: 1 }).where(eq(stock_items.variant_id, WHEEL));
		const first = await readyBuyer(host.ask, 'test');
		const placed = await placedIn(await first.place());
		pass(32 * MINUTE_MS);
		await round(host);
		const second = await readyBuyer(host.ask, 'test', {
			email: 'b@mail.example',
			address: '198.51.100.2',
		});
		await bank(host, toRef((await placedIn(await second.place())).url), 'approve');
		const mail = (await mailsTo(host, EMAIL))[0]?.text ?? '';
		const other = aBuyer(host.ask, { address: '198.51.100.4' });
		await other.ask('POST', 'order-sessions', { token: /orders#([\w-]+)/.exec(mail)?.[1] });
		const refused = await other.ask('POST', `orders/${placed.id}/payments`, { provider: 'test' });
		expect(await readProblem(refused)).toMatchObject({
			code: 'conflict',
			fields: [{ path: 'stock', code: WHEEL }],
		});
	});
});

/** The bank reports money for an attempt that had expired. */
async function paidLate(host: OwnHost, orderId: string): Promise<void> {
	const [attempt] = await host.db
		.select()
		.from(order_payments)
		.where(eq(order_payments.order_id, orderId));
	if (!attempt) throw new Error('there is no attempt');
	await host.db.update(test_payments).set({ status: 'paid' });
	const { amount, currency, ref } = attempt;
	const seen = { status: 'paid', money: { amount, currency }, money_ref: ref } as const;
	await recordPaymentResult(atWork(host), attempt, seen);
}
