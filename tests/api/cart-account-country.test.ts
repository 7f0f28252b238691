import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '../../src/server/customers/tables.ts';
import { aShopper } from '../support/cart.ts';
import { aCustomer, signInOn } from '../support/customers.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const WHEEL = 'rd-50-hg';
const SHIRT = 'shirt';
const EMAIL = 'anna@example.com';

async function aHostWithAnna(country: string | null) {
	const host = await aHost();
	const anna = await aCustomer(host, EMAIL);
	await host.db.update(customers).set({ country }).where(eq(customers.id, anna));
	return { host, anna };
}

describe.runIf(isEmbedded)('the country of a customer’s cart', () => {
	test('is the account’s when a cart begins on any device', async () => {
		const { host } = await aHostWithAnna('DE');
		const device = aShopper(host.ask);
		await signInOn(host, device, EMAIL);
		expect(await device.cart()).toMatchObject({ id: null, country: 'DE' });
		expect(await device.add(WHEEL)).toMatchObject({ country: 'DE' });
	});

	test.each([
		['that the cart has followed before counts for less', 'JP.cart', 'DE'],
		['that is newer than the sign-in counts for more', 'JP', 'JP'],
	])('a choice on the device %s', async (_, value, country) => {
		const { host } = await aHostWithAnna('DE');
		const device = aShopper(host.ask);
		await signInOn(host, device, EMAIL);
		device.cookies.set('livenza.country', value);
		expect(await device.add(WHEEL)).toMatchObject({ country });
	});

	test('is the account’s after the sign-in, and no price is reported as changed', async () => {
		const { host } = await aHostWithAnna('IT');
		const device = aShopper(host.ask);
		await device.add(WHEEL);
		await device.country('JP');
		await signInOn(host, device, EMAIL);
		expect(await device.cart()).toMatchObject({
			country: 'IT',
			items: [{ variant_id: WHEEL, unit_price: 12200, seen_price: null }],
		});
	});

	test('is the guest’s if the account names none', async () => {
		const { host } = await aHostWithAnna(null);
		const device = aShopper(host.ask);
		await device.add(WHEEL);
		await device.country('JP');
		await signInOn(host, device, EMAIL);
		expect(await device.cart()).toMatchObject({ country: 'JP' });
	});

	test('is the last one chosen, on every device', async () => {
		const { host } = await aHostWithAnna('IT');
		const [one, other] = [aShopper(host.ask), aShopper(host.ask)];
		await signInOn(host, one, EMAIL);
		await signInOn(host, other, EMAIL);
		await one.add(WHEEL);
		await one.country('JP');
		expect(await other.cart()).toMatchObject({ country: 'JP' });
		expect(await one.cart()).toMatchObject({ country: 'JP' });
	});
});

describe.runIf(isEmbedded)('two carts in two currencies', () => {
	test('merge without reporting the price difference as a reduction', async () => {
		const { host } = await aHostWithAnna('IT');
		const home = aShopper(host.ask);
		await home.add(SHIRT);
		await signInOn(host, home, EMAIL);
		const abroad = aShopper(host.ask);
		await abroad.add(WHEEL);
		await abroad.country('JP');
		await signInOn(host, abroad, EMAIL);
		const cart = await abroad.cart();
		expect(cart).toMatchObject({ country: 'IT', currency: 'EUR', notices: ['merged'] });
		expect(cart.items.map(({ variant_id, seen_price }) => [variant_id, seen_price])).toEqual([
			[WHEEL, null],
			[SHIRT, null],
		]);
	});
});
