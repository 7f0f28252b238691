import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { discount_codes, discount_uses } from '../../src/server/cart/tables.ts';
import { checkouts } from '../../src/server/checkout/tables.ts';
import { prices } from '../../src/server/content/tables-catalogue.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { stock_items } from '../../src/server/stock/tables.ts';
import { aBuyer, HOME_DELIVERY, ITALIAN, placedIn, readyBuyer } from '../support/checkout.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { readProblem } from '../support/host-conformance.ts';

const WHEEL = 'rd-50-hg';
const MINUTE_MS = 60_000;

const readConflict = async (response: Response) => {
	const { code, fields } = await readProblem(response);
	expect(code).toBe('conflict');
	return fields;
};
const readFaults = async (response: Response) => {
	const { code, fields } = await readProblem(response);
	expect(code).toBe('validation_failed');
	return fields?.map(({ path, code: fault }) => `${path}: ${fault}`);
};
const noOrder = async ({ db }: OwnHost) => expect(await db.select().from(orders)).toEqual([]);

describe.runIf(isEmbedded)('an order is refused', () => {
	test('with a total other than the host’s', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test');
		expect(await readConflict(await buyer.place({ total_amount: 1 }))).toEqual([
			{ path: 'total_amount', code: 'changed' },
		]);
		expect(await readConflict(await buyer.place({ currency: 'JPY' }))).toEqual([
			{ path: 'total_amount', code: 'changed' },
		]);
		await noOrder(host);
	});

	test('with prices that the client sends', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test');
		expect(await readFaults(await buyer.place({ unit_price: 1 }))).toEqual([
			'unit_price: strict_object',
		]);
		await noOrder(host);
	});

	test('without accepted conditions, or with outdated ones', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test');
		expect(await readFaults(await buyer.place({ accepts_terms: false }))).toEqual([
			'accepts_terms: literal',
		]);
		expect(await readConflict(await buyer.place({ terms_version: 'old' }))).toEqual([
			{ path: 'terms_version', code: 'changed' },
		]);
		await noOrder(host);
	});

	test('when every article was sold meanwhile, with an error of its own', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test');
		const { tax, cart, terms_version } = await buyer.checkout();
		await host.db.update(stock_items).set({ on_hand: 0 }).where(eq(stock_items.variant_id, WHEEL));
		const gone = [{ path: 'cart', code: 'gone' }];
		const placing = {
			key: randomUUID(),
			accepts_terms: true,
			terms_version,
			total_amount: tax.total_amount,
			currency: cart.currency,
		};
		expect(await readConflict(await buyer.ask('POST', 'checkout/orders', placing))).toEqual(gone);
		expect(await readConflict(await buyer.ask('GET', 'checkout'))).toEqual(gone);
		expect(
			await readConflict(await buyer.ask('PUT', 'checkout/contact', { email: 'a@mail.example' })),
		).toEqual(gone);
		expect((await buyer.cart()).unavailable_items).toHaveLength(1);
		await noOrder(host);
	});

	test('when a step is skipped by a direct call', async () => {
		const host = await aHost();
		const buyer = aBuyer(host.ask);
		expect(await readConflict(await buyer.ask('GET', 'checkout'))).toEqual([
			{ path: 'cart', code: 'empty' },
		]);
		await buyer.add(WHEEL);
		const early = await buyer.ask('PUT', 'checkout/shipping', HOME_DELIVERY);
		expect(await readConflict(early)).toEqual([{ path: 'step', code: 'login' }]);
		expect(await readConflict(await buyer.place())).toEqual([{ path: 'step', code: 'login' }]);
		await buyer.contact();
		expect(await readConflict(await buyer.place())).toEqual([{ path: 'step', code: 'shipping' }]);
		const unpaid = await buyer.ask('PUT', 'checkout/payment', { provider: 'test' });
		expect(await readConflict(unpaid)).toEqual([{ path: 'step', code: 'shipping' }]);
		await buyer.shipping();
		expect(await readConflict(await buyer.place())).toEqual([{ path: 'step', code: 'payment' }]);
		await noOrder(host);
	});

	test('after a price change, until it was shown', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test');
		await host.db.update(prices).set({ amount: 130_00 }).where(eq(prices.variant_id, WHEEL));
		expect(await readConflict(await buyer.place())).toEqual([{ path: 'cart', code: 'changed' }]);
		await buyer.call('POST', 'mine/acknowledgements', { intent_id: randomUUID() });
		const { id } = await placedIn(await buyer.place());
		expect((await buyer.order(id)).total_amount).toBe(139_90);
	});

	test('after the last units were sold, with a note in the cart', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test', { quantity: 3 });
		await host.db.update(stock_items).set({ on_hand: 2 }).where(eq(stock_items.variant_id, WHEEL));
		expect(await readConflict(await buyer.place())).toEqual([{ path: 'cart', code: 'changed' }]);
		expect((await buyer.cart()).items).toMatchObject([{ quantity: 2, wanted_quantity: 3 }]);
		await noOrder(host);
	});

	test('with a code that fifty others used first: one uses it', async () => {
		const host = await aHost();
		const [code] = await host.db
			.insert(discount_codes)
			.values({ code: 'ONCE', kind: 'amount', value: 10_00, currency: 'EUR', uses_per_code: 1 })
			.returning();
		const buyers = await Promise.all(
			Array.from({ length: 12 }, async (_, index) => {
				const who = { email: `b${index}@mail.example`, address: `198.51.100.${index}` };
				const buyer = await readyBuyer(host.ask, 'test', who);
				await buyer.code('ONCE');
				return buyer;
			}),
		);
		const answers = await Promise.all(buyers.map((buyer) => buyer.place()));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
		const used = await host.db
			.select()
			.from(discount_uses)
			.where(eq(discount_uses.code_id, code?.id ?? ''));
		expect(used).toHaveLength(1);
	});

	test.each([
		[
			'an address without what its country asks for',
			{ billing: { ...ITALIAN, postal_code: '' } },
			['billing.postal_code: required'],
		],
		[
			'a postal code that is none',
			{ billing: { ...ITALIAN, postal_code: '3102' } },
			['billing.postal_code: postal_code'],
		],
		[
			'a country that nobody knows',
			{ billing: { ...ITALIAN, country: 'XX' } },
			['billing.country: in'],
		],
		[
			'a country that the shop does not send to',
			{ billing: { ...ITALIAN, country: 'AT', region: '', postal_code: '1010' } },
			null,
		],
		[
			'a telephone number that is none',
			{ billing: { ...ITALIAN, phone: '12' } },
			['billing.phone: phone'],
		],
		[
			'an Italian company without its numbers',
			{ user_type: 'company' },
			[
				'company: required',
				'vat_number: required',
				'tax_code: required',
				'recipient_code: recipient',
			],
		],
		[
			'a company with a number whose check digit is wrong',
			{
				user_type: 'company',
				company: 'Ruote srl',
				vat_number: '12345678901',
				tax_code: '12345678901',
				recipient_code: 'ABC1234',
			},
			['vat_number: vat_number', 'tax_code: tax_code'],
		],
		[
			'an invoice for a codice fiscale that is none',
			{ wants_invoice: true, tax_code: 'PVINNA80A41C957X' },
			['tax_code: tax_code'],
		],
		['nowhere to send it to', { ships_to_billing: false }, ['shipping: required']],
		[
			'a dealer that there is not',
			{ ships_to_billing: false, pickup_store_id: 'nowhere' },
			['pickup_store_id: in'],
		],
	])('of %s', async (_case, change, faults) => {
		const host = await aHost();
		const buyer = aBuyer(host.ask);
		await buyer.add(WHEEL);
		await buyer.contact();
		const response = await buyer.ask('PUT', 'checkout/shipping', { ...HOME_DELIVERY, ...change });
		if (faults === null) expect(response.status).toBe(200);
		else expect(await readFaults(response)).toEqual(faults);
	});

	test('half an hour after the guest’s last request: addresses are deleted, the cart is kept', async () => {
		let now = new Date('2025-06-15T10:00:00Z');
		const host = await aHost({ clock: () => now });
		const buyer = await readyBuyer(host.ask, 'test');
		now = new Date(now.getTime() + 29 * MINUTE_MS);
		await buyer.ask('POST', 'checkout/signs', {});
		now = new Date(now.getTime() + 29 * MINUTE_MS);
		expect(await buyer.checkout()).toMatchObject({ step: 'resume', is_over: false });
		now = new Date(now.getTime() + 31 * MINUTE_MS);
		const over = await buyer.checkout();
		expect(over).toMatchObject({ step: 'login', is_over: true, contact: null, billing: null });
		expect(over.cart.items).toHaveLength(1);
		expect(await host.db.select().from(checkouts)).toEqual([]);
		expect(await readConflict(await buyer.place())).toEqual([{ path: 'step', code: 'login' }]);
	});

	test('is answered to a stranger like an unknown order', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'bank_transfer');
		const { id } = await placedIn(await buyer.place());
		const stranger = aBuyer(host.ask, { address: '198.51.100.9' });
		const [other, never] = [`orders/${id}`, `orders/${randomUUID()}`];
		for (const path of ['', '/payments', '/cancellations', '/reorders', '/purchases', '/refunds']) {
			const method = path === '' ? 'GET' : 'POST';
			const body = path === '/payments' ? { provider: 'test' } : path === '' ? undefined : {};
			const theirs = await stranger.ask(method, `${other}${path}`, body);
			const none = await stranger.ask(method, `${never}${path}`, body);
			expect(theirs.status).toBe(404);
			expect(await theirs.text()).toBe(await none.text());
		}
		expect(await (await stranger.ask('GET', 'orders')).json()).toEqual({
			data: { email: null, is_customer: false, orders: [] },
		});
	});
});
