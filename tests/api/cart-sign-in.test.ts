import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { carts } from '../../src/server/cart/tables.ts';
import { aShopper, type Shopper } from '../support/cart.ts';
import { aCustomer, post, trySignIn } from '../support/customers.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

const WHEEL = 'rd-50-hg';
const SHIRT = 'shirt';
const EMAIL = 'anna@example.com';

const openOf = (host: OwnHost, customer: string) =>
	host.db.select().from(carts).where(eq(carts.customer_id, customer));

async function aHostWithAnna() {
	const host = await aHost();
	return { host, anna: await aCustomer(host, EMAIL) };
}

const headersOf = ({ cookies }: Shopper) => ({
	cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

/** Does as a browser with what an answer sets. */
function keep({ cookies }: Shopper, response: Response): void {
	for (const line of response.headers.getSetCookie()) {
		const [pair = '', ...flags] = line.split('; ');
		const [name = '', value = ''] = pair.split(/=(.*)/s);
		if (flags.includes('Max-Age=0')) cookies.delete(name);
		else cookies.set(name, value);
	}
}

async function signIn(host: OwnHost, device: Shopper): Promise<void> {
	const response = await trySignIn(host.ask, EMAIL, undefined, headersOf(device));
	expect(response.status).toBe(200);
	keep(device, response);
}

describe.runIf(isEmbedded)('signing in', () => {
	test('brings the device’s cart along and leaves none of a guest on it', async () => {
		const { host, anna } = await aHostWithAnna();
		const device = aShopper(host.ask);
		await device.add(WHEEL, 2);
		await signIn(host, device);
		expect([...device.cookies.keys()]).not.toContain('livenza.cart');
		expect(device.cookies.get('livenza.cart_count')).toBe('2');
		expect(await openOf(host, anna)).toHaveLength(1);
		expect((await device.cart()).items).toMatchObject([{ variant_id: WHEEL, quantity: 2 }]);
	});

	test('sums up to stock and says so; an article stays one line', async () => {
		const { host, anna } = await aHostWithAnna();
		const one = aShopper(host.ask);
		await one.add(WHEEL, 10);
		await signIn(host, one);
		const other = aShopper(host.ask);
		await other.add(WHEEL, 9);
		await other.add(SHIRT);
		await signIn(host, other);
		const [cart] = await openOf(host, anna);
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

	test('on three devices at once loses nothing', async () => {
		const { host, anna } = await aHostWithAnna();
		const devices = [aShopper(host.ask), aShopper(host.ask), aShopper(host.ask)];
		for (const device of devices) await device.add(WHEEL, 2);
		await Promise.all(devices.map((device) => signIn(host, device)));
		const { rows } = await host.db.execute(
			sql`select sum(quantity)::int as pieces from cart_lines`,
		);
		expect(rows).toEqual([{ pieces: 6 }]);
		expect(await openOf(host, anna)).toHaveLength(1);
	});

	test('is never kept from anybody by a cart', async () => {
		const { host } = await aHostWithAnna();
		const device = aShopper(host.ask);
		await device.add(WHEEL);
		await host.db.execute(sql`drop table carts cascade`);
		await signIn(host, device);
		expect(host.logged.join()).toContain('cart: nothing of the guest was taken over');
	});

	test('and out again leaves nothing for the next one on the device', async () => {
		const { host } = await aHostWithAnna();
		const device = aShopper(host.ask);
		await device.add(WHEEL, 2);
		await signIn(host, device);
		const out = await post(host.ask, '/sign-out', {}, headersOf(device));
		expect(out.status).toBe(200);
		keep(device, out);
		expect([...device.cookies.keys()].filter((name) => name.startsWith('livenza.'))).toEqual([]);
		expect((await device.cart()).items).toEqual([]);
		await signIn(host, device);
		expect((await device.cart()).items).toMatchObject([{ variant_id: WHEEL, quantity: 2 }]);
	});

	test('an account that is deleted takes its cart along', async () => {
		const { host } = await aHostWithAnna();
		const device = aShopper(host.ask);
		await device.add(WHEEL);
		await signIn(host, device);
		await host.db.execute(sql`delete from customer_users`);
		expect(await host.db.select().from(carts)).toEqual([]);
	});
});
