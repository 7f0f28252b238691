import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { carts } from '../../src/server/cart/tables.ts';
import { prices } from '../../src/server/content/tables-catalogue.ts';
import { aShopper, readCart } from '../support/cart.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { readProblem } from '../support/host-conformance.ts';

/** A wheel at 122.00 € of which there are 17, one made to order at 244.00 €, a shirt at 30.00 €. */
const WHEEL = 'rd-50-hg';
const TO_ORDER = 'rd-50-xdr';
const SHIRT = 'shirt';

describe.runIf(isEmbedded)('a cart', () => {
	test('of a new visitor is empty, and stores nothing', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		const cart = await guest.cart();
		expect(cart).toMatchObject({ id: null, version: 0, country: 'IT', items: [], quantity: 0 });
		expect([...guest.cookies.keys()]).toEqual([]);
		expect(await host.db.select().from(carts)).toEqual([]);
	});

	test('has the fields of the specification, in the language that was asked for', async () => {
		const host = await aHost();
		const cart = await aShopper(host.ask).add(WHEEL, 2);
		expect(cart.items).toMatchObject([
			{
				variant_id: WHEEL,
				variant: { code: 'RD-50-HG', product: { id: 'rd-50', brand: expect.any(String) } },
				quantity: 2,
				unit_price: 12200,
				adjustments_total: 0,
				total_amount: 24400,
				seen_price: null,
				available_quantity: 17,
			},
		]);
		expect(cart).toMatchObject({
			currency: 'EUR',
			goods_amount: 24400,
			shipping: { method: 'standard', amount: 0, free_from: 15000, missing: null },
			total_amount: 24400,
			vat_total: 4400,
			vat: [{ rate: 2200, net: 20000, vat: 4400 }],
			delivery: { from: '2025-06-23', to: '2025-06-24' },
			barrier: null,
		});
	});

	test('reports the amount missing until shipping is free, and nothing without a threshold', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		expect((await guest.add(SHIRT)).shipping).toMatchObject({ amount: 990, missing: 12000 });
		expect((await guest.country('JP')).shipping).toMatchObject({
			amount: 4500,
			free_from: null,
			missing: null,
		});
	});

	test('has no delivery date while an article is made to order', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		expect((await guest.add(TO_ORDER)).delivery).toBeNull();
		expect((await guest.remove(TO_ORDER)).delivery).not.toBeNull();
	});

	test('exposes the number of units to scripts, but not its secret', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		const response = await guest.call('POST', 'mine/lines', {
			intent_id: randomUUID(),
			variant_id: WHEEL,
			quantity: 3,
		});
		const [secret = '', count = ''] = response.headers.getSetCookie();
		expect(secret).toMatch(
			/^livenza\.cart=[\w-]{43}; Max-Age=5184000; Path=\/; SameSite=Lax; HttpOnly$/,
		);
		expect(count).toBe('livenza.cart_count=3; Max-Age=5184000; Path=/; SameSite=Lax');
		expect(response.headers.get('cache-control')).toBe('no-store');
		await guest.remove(WHEEL);
		expect(guest.cookies.has('livenza.cart_count')).toBe(false);
	});

	test('limits its secret to this host over https', async () => {
		const host = await aHost({ siteUrl: 'https://www.livenza.example' });
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		expect([...guest.cookies.keys()]).toEqual(['__Host-livenza.cart', 'livenza.cart_count']);
		expect((await guest.cart()).quantity).toBe(1);
	});

	test('holds in the database only a digest of the secret', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		const rows = JSON.stringify(await host.db.select().from(carts));
		expect(rows).not.toContain(guest.cookies.get('livenza.cart'));
	});
});

describe.runIf(isEmbedded)('quantities', () => {
	test.each([0, -1, 1.5, 1e9, '2', null, undefined])(
		'%j is refused with its field, and the cart stays as it was',
		async (quantity) => {
			const host = await aHost();
			const guest = aShopper(host.ask);
			const before = await guest.add(WHEEL, 2);
			const intent_id = randomUUID();
			for (const response of [
				await guest.call('POST', 'mine/lines', { intent_id, variant_id: WHEEL, quantity }),
				await guest.call('PUT', `mine/lines/${WHEEL}`, { intent_id, quantity }),
			]) {
				expect(response.status).toBe(422);
				expect(await readProblem(response)).toMatchObject({ fields: [{ path: 'quantity' }] });
			}
			expect(await guest.cart()).toMatchObject({ version: before.version, quantity: 2 });
		},
	);

	test.each(['unit_price', 'total', 'total_amount', 'currency', 'adjustments_total'])(
		'a client that sends %s is refused',
		async (field) => {
			const host = await aHost();
			const guest = aShopper(host.ask);
			const response = await guest.call('POST', 'mine/lines', {
				intent_id: randomUUID(),
				variant_id: WHEEL,
				quantity: 1,
				[field]: 1,
			});
			expect(response.status).toBe(422);
			expect(await readProblem(response)).toMatchObject({ fields: [{ path: field }] });
			expect((await guest.cart()).items).toEqual([]);
		},
	);

	test('are limited to the stock, and report the requested number', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		const cart = await guest.add(WHEEL, 20);
		expect(cart.items).toMatchObject([{ quantity: 17, wanted_quantity: 20 }]);
		expect((await guest.set(WHEEL, 4)).items).toMatchObject([
			{ quantity: 4, wanted_quantity: null },
		]);
	});

	test.each([
		['no-such-thing', 'unknown_variant'],
		['old-40-hg', 'unknown_variant'],
		[SHIRT, 'not_sold_here'],
	])('%s cannot be set where there is no line of it: %s', async (variant_id, code) => {
		const host = await aHost();
		await host.db.delete(prices).where(eq(prices.variant_id, SHIRT));
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		const body = { intent_id: randomUUID(), quantity: 1 };
		const response = await guest.call('PUT', `mine/lines/${variant_id}`, body);
		expect(await readProblem(response)).toMatchObject({ fields: [{ path: 'variant', code }] });
		expect(await guest.cart()).toMatchObject({ quantity: 1, unavailable_items: [] });
	});

	test.each([
		['no-such-thing', 'unknown_variant'],
		['old-40-hg', 'unknown_variant'],
	])('%s cannot be added: %s', async (variant_id, code) => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		const body = { intent_id: randomUUID(), variant_id, quantity: 1 };
		const response = await guest.call('POST', 'mine/lines', body);
		expect(response.status).toBe(422);
		expect(await readProblem(response)).toMatchObject({ fields: [{ path: 'variant_id', code }] });
	});
});

describe.runIf(isEmbedded)('a gift note', () => {
	test('is saved and removed, and its length is limited', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(SHIRT);
		const write = (text: string) =>
			guest.call('PUT', 'mine/gift-note', { intent_id: randomUUID(), text });
		expect((await readCart(await write('Buon compleanno\nAnna'))).gift_note).toBe(
			'Buon compleanno\nAnna',
		);
		expect((await write('x'.repeat(301))).status).toBe(422);
		expect((await write('a\u0000b')).status).toBe(422);
		expect((await readCart(await write(''))).gift_note).toBe('');
	});
});
