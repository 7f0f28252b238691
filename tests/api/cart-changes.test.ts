import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { forgetIntents } from '../../src/server/cart/intents.ts';
import { cart_intents, carts } from '../../src/server/cart/tables.ts';
import { prices, products } from '../../src/server/content/tables-catalogue.ts';
import { stock_items } from '../../src/server/stock/tables.ts';
import { aShopper } from '../support/cart.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

const WHEEL = 'rd-50-hg';
const SHIRT = 'shirt';

/** Opens a host whose clock can be advanced. */
async function aHostAt(start: string) {
	const time = { now: new Date(start) };
	const host = await aHost({ clock: () => time.now });
	return { host, time };
}

const setStock = ({ db }: OwnHost, variantId: string, on_hand: number) =>
	db.update(stock_items).set({ on_hand }).where(eq(stock_items.variant_id, variantId));
const setPrice = ({ db }: OwnHost, variantId: string, amount: number) =>
	db
		.update(prices)
		.set({ amount })
		.where(sql`${prices.variant_id} = ${variantId} and ${prices.price_list_id} = 'italia-2025'`);

describe.runIf(isEmbedded)('changes since an article was added are reported by line', () => {
	test('a price, until it has been read', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		await setPrice(host, WHEEL, 13000);
		const told = await guest.cart();
		expect(told.items).toMatchObject([
			{ unit_price: 13000, seen_price: { amount: 12200, currency: 'EUR' } },
		]);
		expect(told.goods_amount).toBe(13000);
		await guest.call('POST', 'mine/acknowledgements', { intent_id: crypto.randomUUID() });
		expect((await guest.cart()).items).toMatchObject([{ seen_price: null }]);
	});

	test('stock that fell below the cart’s quantity and rose again', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(WHEEL, 5);
		await setStock(host, WHEEL, 2);
		const short = await guest.cart();
		expect(short.items).toMatchObject([{ quantity: 2, wanted_quantity: 5, total_amount: 24400 }]);
		await setStock(host, WHEEL, 9);
		expect((await guest.cart()).items).toMatchObject([{ quantity: 5, wanted_quantity: null }]);
	});

	test('keeps an acknowledged quantity when stock rises again', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(WHEEL, 5);
		await setStock(host, WHEEL, 2);
		await guest.call('POST', 'mine/acknowledgements', { intent_id: crypto.randomUUID() });
		await setStock(host, WHEEL, 9);
		expect((await guest.cart()).items).toMatchObject([{ quantity: 2, wanted_quantity: null }]);
	});

	test('lists unavailable articles apart, without a price', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(WHEEL, 2);
		await guest.add(SHIRT);
		await setStock(host, WHEEL, 0);
		expect(await guest.cart()).toMatchObject({
			items: [{ variant_id: SHIRT }],
			unavailable_items: [{ variant_id: WHEEL, quantity: 2, reason: 'out_of_stock' }],
			goods_amount: 3000,
			quantity: 1,
		});
		await host.db.update(products).set({ is_discontinued: true }).where(eq(products.id, 'shirt'));
		expect((await guest.cart()).unavailable_items.map(({ reason }) => reason)).toEqual([
			'out_of_stock',
			'gone',
		]);
	});
});

describe.runIf(isEmbedded)('another country', () => {
	test('prices every line by its own list: Italy, Germany, Japan, Switzerland', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(WHEEL, 2);
		expect(await guest.country('DE')).toMatchObject({
			country: 'DE',
			currency: 'EUR',
			total_amount: 26300,
			vat: [{ rate: 1900, vat: 4199 }],
			shipping: { amount: 1900, missing: 5600 },
		});
		expect(await guest.country('JP')).toMatchObject({
			currency: 'JPY',
			note: 'duties',
			total_amount: 37500,
			vat: [],
			items: [{ unit_price: 16500, seen_price: null }],
		});
		expect(await guest.country('CH')).toMatchObject({
			currency: 'EUR',
			note: 'duties',
			total_amount: 23900,
			vat_total: 0,
		});
	});

	test('lists articles that are not sold there apart', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		await guest.add(SHIRT);
		await host.db
			.delete(prices)
			.where(sql`${prices.variant_id} = ${SHIRT} and ${prices.price_list_id} = 'japan-2025'`);
		expect(await guest.country('JP')).toMatchObject({
			items: [{ variant_id: WHEEL }],
			unavailable_items: [{ variant_id: SHIRT, reason: 'not_sold_here' }],
			goods_amount: 16500,
		});
		expect((await guest.country('IT')).unavailable_items).toEqual([]);
	});

	test('Great Britain gets nothing below its threshold, with a note in the cart', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		const small = await guest.country('GB');
		expect(small.goods_above).toBeGreaterThan(13500);
		expect(small.barrier).toBe('below_goods_minimum');
		expect((await guest.add(WHEEL, 3)).barrier).toBeNull();
	});

	test.each(['it', 'XX', 'EU'])('that does not exist is refused: %s', async (country) => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		const body = { intent_id: crypto.randomUUID(), country };
		expect((await guest.call('PUT', 'mine/country', body)).status).toBe(422);
		await guest.add(WHEEL);
		expect((await guest.call('PUT', 'mine/country', body)).status).toBe(422);
		expect((await guest.cart()).country).toBe('IT');
	});

	test('that does not exist is rejected as a choice, too', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask, { cookies: new Map([['livenza.country', 'XX']]) });
		expect(await guest.cart()).toMatchObject({ id: null, country: 'IT' });
		expect(await guest.add(WHEEL)).toMatchObject({ country: 'IT' });
	});

	test('a new cart begins in the country that was chosen on the device', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask, { cookies: new Map([['livenza.country', 'DE']]) });
		expect(await guest.add(WHEEL)).toMatchObject({ country: 'DE' });
	});
});

describe.runIf(isEmbedded)('the end of a cart', () => {
	test('starts over after 30 days with the same articles, and a note', async () => {
		const { host, time } = await aHostAt('2026-06-15T10:00:00Z');
		const guest = aShopper(host.ask);
		const before = await guest.add(WHEEL, 2);
		time.now = new Date('2026-07-15T10:00:01Z');
		const after = await guest.cart();
		expect(after).toMatchObject({ quantity: 2, notices: ['renewed'] });
		expect(after.id).not.toBe(before.id);
		expect(after.version).toBeGreaterThan(before.version);
		expect(await guest.cart()).toMatchObject({ id: after.id, quantity: 2 });
	});

	test('a visit extends its life', async () => {
		const { host, time } = await aHostAt('2026-06-15T10:00:00Z');
		const guest = aShopper(host.ask);
		const { id } = await guest.add(WHEEL);
		time.now = new Date('2026-07-10T10:00:00Z');
		await guest.cart();
		time.now = new Date('2026-08-05T10:00:00Z');
		expect(await guest.cart()).toMatchObject({ id, notices: [] });
	});

	test('two tabs that return at once get one cart', async () => {
		const { host, time } = await aHostAt('2026-06-15T10:00:00Z');
		const guest = aShopper(host.ask);
		await guest.add(WHEEL, 2);
		time.now = new Date('2026-08-01T10:00:00Z');
		const found = await Promise.all([guest.cart(), guest.cart(), guest.add(SHIRT)]);
		expect(new Set(found.map(({ id }) => id)).size).toBe(1);
		expect((await guest.cart()).quantity).toBe(3);
		expect(await host.db.select().from(carts)).toHaveLength(1);
	});

	test('a tab that still names the expired cart is answered with the new one', async () => {
		const { host, time } = await aHostAt('2026-06-15T10:00:00Z');
		const guest = aShopper(host.ask);
		const { id } = await guest.add(WHEEL, 2);
		time.now = new Date('2026-08-01T10:00:00Z');
		const body = { intent_id: crypto.randomUUID(), quantity: 3 };
		const response = await guest.call('PUT', `${id}/lines/${WHEEL}`, body);
		expect(response.status).toBe(200);
		expect(await guest.cart()).toMatchObject({ quantity: 3 });
	});

	test('an addition whose answer was lost counts once', async () => {
		const { host, time } = await aHostAt('2026-06-15T10:00:00Z');
		const guest = aShopper(host.ask);
		const intent = crypto.randomUUID();
		await guest.add(WHEEL, 2, intent);
		time.now = new Date('2026-07-16T10:00:00Z');
		expect(await guest.add(WHEEL, 2, intent)).toMatchObject({ quantity: 2, notices: ['renewed'] });
	});

	test('idempotency keys of a long-lived cart are deleted when no device can repeat them', async () => {
		const { host, time } = await aHostAt('2026-06-15T10:00:00Z');
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		time.now = new Date('2026-07-01T10:00:00Z');
		await guest.add(SHIRT);
		await forgetIntents(host.db, new Date('2026-07-17T10:00:00Z'));
		expect(await host.db.select().from(cart_intents)).toMatchObject([{ at: time.now }]);
	});

	test('ordered lines are not in the next cart', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(WHEEL);
		await host.db.update(carts).set({ state: 'ordered' });
		expect(await guest.cart()).toMatchObject({ quantity: 0, notices: ['ordered'] });
		expect((await guest.add(SHIRT)).quantity).toBe(1);
	});

	test('a forged secret opens no cart, and a new one can begin', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask, { cookies: new Map([['livenza.cart', 'x'.repeat(43)]]) });
		expect((await guest.cart()).id).toBeNull();
		expect((await guest.add(WHEEL)).quantity).toBe(1);
	});
});
