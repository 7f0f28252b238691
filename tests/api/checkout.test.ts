import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders } from '../../src/server/orders/tables.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { stock_items } from '../../src/server/stock/tables.ts';
import { readyBuyers } from '../support/buyers.ts';
import { aBuyer, bank, placedIn, readyBuyer, toRef } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { readProblem } from '../support/host-conformance.ts';

const WHEEL = 'rd-50-hg';

describe.runIf(isEmbedded)('from the cart to the order', () => {
	test('a guest orders by bank transfer and sees where the money goes', async () => {
		const host = await aHost();
		const buyer = aBuyer(host.ask);
		await buyer.add(WHEEL, 2);
		expect((await buyer.checkout()).step).toBe('login');
		expect((await buyer.contact()).step).toBe('shipping');
		expect((await buyer.shipping()).step).toBe('payment');
		const ready = await buyer.payment('bank_transfer');
		expect(ready).toMatchObject({ step: 'resume', contact: { is_customer: false } });
		const placed = await placedIn(await buyer.place());
		expect(placed.url).toBeNull();
		const order = await buyer.order(placed.id);
		expect(order).toMatchObject({
			number: placed.number,
			status: 'awaiting_payment',
			email: 'anna@mail.example',
			total_amount: 2 * 122_00,
			payment: { transfer: { reference: placed.number, last_day: '2025-06-22' } },
		});
		expect((await buyer.cart()).items).toEqual([]);
		const [mail] = await mailsTo(host, 'anna@mail.example');
		expect(mail).toMatchObject({ kind: 'order.placed' });
		expect(mail?.text).toContain(placed.number);
	});

	test('an approved payment makes the order ready to pack, once', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test');
		const before = (await findStock(host.db, [WHEEL])).get(WHEEL)?.available ?? 0;
		const placed = await placedIn(await buyer.place());
		await bank(host, toRef(placed.url), 'twice');
		const order = await buyer.order(placed.id);
		expect(order).toMatchObject({ status: 'processing', payment: { status: 'paid' } });
		const kinds = (await mailsTo(host, 'anna@mail.example')).map(({ kind }) => kind);
		expect(kinds).toEqual(['order.paid']);
		expect((await findStock(host.db, [WHEEL])).get(WHEEL)?.available).toBe(before - 1);
	});

	test('twenty presses with one key are one order', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test');
		const key = randomUUID();
		const { tax, cart, terms_version } = await buyer.checkout();
		const body = {
			key,
			accepts_terms: true,
			terms_version,
			total_amount: tax.total_amount,
			currency: cart.currency,
		};
		const cookies = new Map(buyer.cookies);
		const answers = await Promise.all(
			Array.from({ length: 20 }, async () =>
				placedIn(
					await aBuyer(host.ask, { cookies: new Map(cookies) }).ask(
						'POST',
						'checkout/orders',
						body,
					),
				),
			),
		);
		expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
		expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
		expect(await host.db.select().from(orders)).toHaveLength(1);
		const other = await buyer.ask('POST', 'checkout/orders', { ...body, total_amount: 1 });
		expect(await readProblem(other)).toMatchObject({
			code: 'conflict',
			fields: [{ path: 'key', code: 'used' }],
		});
	});

	test('an idempotency key opens its order on its own device only', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test');
		const { tax, cart, terms_version } = await buyer.checkout();
		const body = {
			key: randomUUID(),
			accepts_terms: true,
			terms_version,
			total_amount: tax.total_amount,
			currency: cart.currency,
		};
		const { id } = await placedIn(await buyer.ask('POST', 'checkout/orders', body));
		const stranger = await aBuyer(host.ask, { address: '203.0.113.7' }).ask(
			'POST',
			'checkout/orders',
			body,
		);
		expect(await readProblem(stranger)).toMatchObject({
			code: 'conflict',
			fields: [{ path: 'key', code: 'used' }],
		});
		expect(stranger.headers.getSetCookie()).toEqual([]);
		const again = aBuyer(host.ask, { cookies: new Map(buyer.cookies) });
		expect((await placedIn(await again.ask('POST', 'checkout/orders', body))).id).toBe(id);
	});

	test('gives ten orders to two hundred buyers of the last ten units, and refuses the others', async () => {
		const host = await aHost();
		await host.db.update(stock_items).set({ on_hand: 10 }).where(eq(stock_items.variant_id, WHEEL));
		const buyers = await readyBuyers(host, 200);
		const { tax, cart, terms_version } = await buyers[0].checkout();
		const answers = await Promise.all(
			buyers.map((buyer) =>
				buyer.ask('POST', 'checkout/orders', {
					key: randomUUID(),
					accepts_terms: true,
					terms_version,
					total_amount: tax.total_amount,
					currency: cart.currency,
				}),
			),
		);
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status === 200)).toHaveLength(10);
		expect(statuses.filter((status) => status === 409)).toHaveLength(190);
		expect(await host.db.select().from(orders)).toHaveLength(10);
		expect((await findStock(host.db, [WHEEL])).get(WHEEL)?.available).toBe(0);
	});
});
