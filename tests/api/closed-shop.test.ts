import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { settings } from '../../src/server/content/tables.ts';
import { aBuyer, HOME_DELIVERY } from '../support/buyer.ts';
import { aCustomer, toHeaders, post, registration, signInOn } from '../support/customers.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

const WHEEL = 'rd-50-hg';
const EMAIL = 'anna@example.com';

async function setOpen({ db }: OwnHost, is_enabled: boolean): Promise<void> {
	const [row] = await db.select().from(settings);
	if (!row) throw new Error('there are no settings');
	const { data } = row;
	await db.update(settings).set({ data: { ...data, shop: { ...data.shop, is_enabled } } });
}

/** Creates a buyer ready to place the order, whose shop closes. */
async function aClosedShop() {
	const host = await aHost();
	const buyer = aBuyer(host.ask);
	await buyer.add(WHEEL);
	await buyer.contact();
	await buyer.shipping();
	await setOpen(host, false);
	return { host, buyer };
}

const closed = { status: 409, code: 'shop_closed' };

describe.runIf(isEmbedded)('a shop that is closed', () => {
	test.each<[string, string, string, object]>([
		['an article', 'POST', 'carts/mine/lines', { variant_id: WHEEL, quantity: 1 }],
		['another quantity', 'PUT', `carts/mine/lines/${WHEEL}`, { quantity: 2 }],
		['a code', 'PUT', 'carts/mine/code', { code: 'WINTER10' }],
		['a gift note', 'PUT', 'carts/mine/gift-note', { text: 'Auguri' }],
		['another country', 'PUT', 'carts/mine/country', { country: 'DE' }],
	])('rejects additions to a cart: %s', async (_, method, path, body) => {
		const { host, buyer } = await aClosedShop();
		const before = await buyer.cart();
		const response = await buyer.ask(method, path, { intent_id: randomUUID(), ...body });
		expect(await readProblem(response)).toMatchObject(closed);
		await setOpen(host, true);
		expect((await buyer.cart()).version).toBe(before.version);
	});

	test('shows no way to an order, and accepts none', async () => {
		const { buyer } = await aClosedShop();
		for (const [method, path, body] of [
			['PUT', 'checkout/contact', { email: EMAIL, privacy: true }],
			['PUT', 'checkout/shipping', HOME_DELIVERY],
			['PUT', 'checkout/payment', { provider: 'bank_transfer' }],
			['POST', 'checkout/orders', {}],
		] as const) {
			expect(await readProblem(await buyer.ask(method, path, body))).toMatchObject(closed);
		}
	});

	test('shows earlier carts and allows removals', async () => {
		const { buyer } = await aClosedShop();
		expect((await buyer.cart()).quantity).toBe(1);
		expect((await buyer.checkout()).cart.quantity).toBe(1);
		expect((await buyer.ask('DELETE', 'checkout')).status).toBe(200);
		expect((await buyer.remove(WHEEL)).quantity).toBe(0);
	});

	test('refuses registrations and allows sign-ins', async () => {
		const { host, buyer } = await aClosedShop();
		const asked = await post(host.ask, '/registrations', registration('berta@example.com'));
		expect(await readProblem(asked)).toMatchObject(closed);
		const body = { token: 'x'.repeat(43), new_password: 'raggi tondi e nippli neri' };
		expect(await readProblem(await post(host.ask, '/confirmations', body))).toMatchObject(closed);
		await aCustomer(host, EMAIL);
		await signInOn(host, buyer, EMAIL);
		const headers = toHeaders(buyer);
		expect((await host.ask('/api/account', { headers })).status).toBe(200);
		expect((await host.ask('/api/shop/orders?locale=it', { headers })).status).toBe(200);
	});
});
