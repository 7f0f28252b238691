import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { carts } from '../../src/server/cart/tables.ts';
import { stock_items } from '../../src/server/stock/tables.ts';
import { aShopper, readCart, type Shopper } from '../support/cart.ts';
import { aCustomer, toHeaders, keepCookies, post, signInOn } from '../support/customers.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

const WHEEL = 'rd-50-hg';
const SHIRT = 'shirt';
const EMAIL = 'anna@example.com';

const toCarts = (host: OwnHost, customer: string) =>
	host.db.select().from(carts).where(eq(carts.customer_id, customer));

async function aHostWithAnna() {
	const host = await aHost();
	return { host, anna: await aCustomer(host, EMAIL) };
}

const signIn = (host: OwnHost, device: Shopper) => signInOn(host, device, EMAIL);

describe.runIf(isEmbedded)('signing in', () => {
	test('merges the device’s cart and leaves no guest cart on it', async () => {
		const { host, anna } = await aHostWithAnna();
		const device = aShopper(host.ask);
		await device.add(WHEEL, 2);
		await signIn(host, device);
		expect([...device.cookies.keys()]).not.toContain('livenza.cart');
		expect(device.cookies.get('livenza.cart_count')).toBe('2');
		expect(await toCarts(host, anna)).toHaveLength(1);
		expect((await device.cart()).items).toMatchObject([{ variant_id: WHEEL, quantity: 2 }]);
	});

	test('merges up to the stock with a note; an article stays one line', async () => {
		const { host, anna } = await aHostWithAnna();
		const one = aShopper(host.ask);
		await one.add(WHEEL, 10);
		await signIn(host, one);
		const other = aShopper(host.ask);
		await other.add(WHEEL, 9);
		await other.add(SHIRT);
		await signIn(host, other);
		const [cart] = await toCarts(host, anna);
		expect(cart?.notices).toEqual(['merged']);
		const { rows } = await host.db.execute(
			sql`select variant_id, quantity, wanted_quantity from cart_lines order by variant_id`,
		);
		expect(rows).toEqual([
			{ variant_id: WHEEL, quantity: 17, wanted_quantity: 19 },
			{ variant_id: SHIRT, quantity: 1, wanted_quantity: null },
		]);
		expect(await host.db.select().from(carts)).toHaveLength(1);
	});

	test('reports the available units in the number of the page, as in the cart', async () => {
		const { host } = await aHostWithAnna();
		const device = aShopper(host.ask);
		await device.add(WHEEL, 5);
		await device.add(SHIRT, 2);
		await host.db.update(stock_items).set({ on_hand: 0 }).where(eq(stock_items.variant_id, SHIRT));
		await host.db.update(stock_items).set({ on_hand: 3 }).where(eq(stock_items.variant_id, WHEEL));
		await signIn(host, device);
		expect(device.cookies.get('livenza.cart_count')).toBe('3');
		expect((await device.cart()).quantity).toBe(3);
	});

	test('does not repeat an edit whose answer was lost', async () => {
		const { host, anna } = await aHostWithAnna();
		const one = aShopper(host.ask);
		await one.add(SHIRT);
		await signIn(host, one);
		const other = aShopper(host.ask);
		const intent = crypto.randomUUID();
		await other.add(WHEEL, 1, intent);
		await signIn(host, other);
		expect(await other.add(WHEEL, 1, intent)).toMatchObject({ quantity: 2 });
		expect(await toCarts(host, anna)).toHaveLength(1);
	});

	test('on three devices at once loses nothing', async () => {
		const { host, anna } = await aHostWithAnna();
		const devices = [aShopper(host.ask), aShopper(host.ask), aShopper(host.ask)];
		for (const device of devices) await device.add(WHEEL, 2);
		await Promise.all(devices.map((device) => signIn(host, device)));
		const { rows } = await host.db.execute(
			sql`select sum(quantity)::int as pieces from cart_lines`,
		);
		expect(rows).toEqual([{ pieces: 6 }]);
		expect(await toCarts(host, anna)).toHaveLength(1);
	});

	test('succeeds whatever the state of the cart', async () => {
		const { host } = await aHostWithAnna();
		const device = aShopper(host.ask);
		await device.add(WHEEL);
		await host.db.execute(sql`drop table carts cascade`);
		await signIn(host, device);
		expect(host.logged.join()).toContain('cart: cannot adopt the guest’s data');
	});

	test('followed by a sign-out leaves nothing for the next person on the device', async () => {
		const { host } = await aHostWithAnna();
		const device = aShopper(host.ask);
		await device.add(WHEEL, 2);
		await signIn(host, device);
		const out = await post(host.ask, '/sign-out', {}, toHeaders(device));
		expect(out.status).toBe(200);
		keepCookies(device, out);
		expect([...device.cookies.keys()].filter((name) => name.startsWith('livenza.'))).toEqual([]);
		expect((await device.cart()).items).toEqual([]);
		await signIn(host, device);
		expect((await device.cart()).items).toMatchObject([{ variant_id: WHEEL, quantity: 2 }]);
	});

	test('the former cart’s id leads to the next cart, which names the order', async () => {
		const { host, anna } = await aHostWithAnna();
		const tab = aShopper(host.ask);
		await tab.add(WHEEL);
		await signIn(host, tab);
		const { id } = await tab.cart();
		await host.db.update(carts).set({ state: 'ordered' });
		const body = { intent_id: crypto.randomUUID(), variant_id: SHIRT, quantity: 1 };
		const answer = await readCart(await tab.call('POST', `${id}/lines`, body));
		expect(answer).toMatchObject({ items: [{ variant_id: SHIRT }], notices: ['ordered'] });
		expect(answer.id).not.toBe(id);
		await tab.call('POST', 'mine/acknowledgements', { intent_id: crypto.randomUUID() });
		expect(await tab.cart()).toMatchObject({ id: answer.id, quantity: 1, notices: [] });
		expect(await toCarts(host, anna)).toMatchObject([{ id: answer.id, state: 'open' }]);
	});

	test('an order on one device leads all devices to one next cart that names it', async () => {
		const { host, anna } = await aHostWithAnna();
		const devices = [aShopper(host.ask), aShopper(host.ask), aShopper(host.ask)];
		for (const device of devices) await signIn(host, device);
		await devices[0]?.add(WHEEL);
		await host.db.update(carts).set({ state: 'ordered' });
		const found = await Promise.all(devices.map((device) => device.cart()));
		expect(new Set(found.map(({ id }) => id)).size).toBe(1);
		expect(await toCarts(host, anna)).toMatchObject([{ state: 'open', notices: ['ordered'] }]);
	});

	test('deleting the account deletes its cart', async () => {
		const { host } = await aHostWithAnna();
		const device = aShopper(host.ask);
		await device.add(WHEEL);
		await signIn(host, device);
		await host.db.execute(sql`delete from customer_users`);
		expect(await host.db.select().from(carts)).toEqual([]);
	});
});
