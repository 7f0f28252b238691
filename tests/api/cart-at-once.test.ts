import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aShopper, readCart } from '../support/cart.ts';
import { aHost, isEmbedded } from '../support/host.ts';

/** A wheel of which there are 17, a shirt. */
const WHEEL = 'rd-50-hg';
const SHIRT = 'shirt';

describe.runIf(isEmbedded)('twice, at once, in the wrong order', () => {
	test('the same intent twice adds once', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(SHIRT);
		const intent = randomUUID();
		const first = await guest.add(WHEEL, 2, intent);
		const second = await guest.add(WHEEL, 2, intent);
		expect(second).toMatchObject({ version: first.version, quantity: 3 });
	});

	test('the same intent ten times at once adds once', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(SHIRT);
		const intent = randomUUID();
		await Promise.all(Array.from({ length: 10 }, () => guest.add(WHEEL, 1, intent)));
		expect((await guest.cart()).quantity).toBe(2);
	});

	test('twenty different adds at once all count', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		await guest.add(SHIRT);
		const seen = await Promise.all(Array.from({ length: 16 }, () => guest.add(WHEEL)));
		expect((await guest.cart()).quantity).toBe(17);
		const versions = seen.map(({ version }) => version);
		expect(new Set(versions).size).toBe(16);
	});

	test('two tabs: the last edit of a line wins, also over a removal', async () => {
		const host = await aHost();
		const one = aShopper(host.ask);
		await one.add(WHEEL, 5);
		const other = aShopper(host.ask, { cookies: one.cookies });
		await one.remove(WHEEL);
		expect((await other.set(WHEEL, 3)).items).toMatchObject([{ quantity: 3 }]);
		expect((await one.remove(WHEEL)).items).toEqual([]);
		expect((await other.cart()).items).toEqual([]);
	});

	test('removing a missing line changes nothing', async () => {
		const host = await aHost();
		const guest = aShopper(host.ask);
		expect((await guest.remove(WHEEL)).items).toEqual([]);
		await guest.add(SHIRT);
		expect((await guest.remove(WHEEL)).quantity).toBe(1);
	});

	test('the id of another cart is answered like an unknown one', async () => {
		const host = await aHost();
		const mine = aShopper(host.ask);
		const stranger = aShopper(host.ask, { address: '198.51.100.7' });
		const { id } = await mine.add(WHEEL);
		await stranger.add(SHIRT);
		for (const [method, path, body] of [
			['GET', '', undefined],
			['POST', '/lines', { intent_id: randomUUID(), variant_id: WHEEL, quantity: 1 }],
			['PUT', `/lines/${WHEEL}`, { intent_id: randomUUID(), quantity: 9 }],
			['DELETE', `/lines/${WHEEL}?intent_id=${randomUUID()}`, undefined],
			['PUT', '/country', { intent_id: randomUUID(), country: 'JP' }],
		] as const) {
			const others = await stranger.call(method, `${id}${path}`, body);
			const unknown = await stranger.call(method, `${randomUUID()}${path}`, body);
			expect(others.status, method).toBe(404);
			expect(await others.text()).toBe(await unknown.text());
		}
		expect(await mine.cart()).toMatchObject({ quantity: 1, country: 'IT' });
		expect((await readCart(await mine.call('GET', String(id)))).quantity).toBe(1);
	});

	test('a write from another site is refused', async () => {
		const host = await aHost();
		const response = await host.ask('/api/shop/carts/mine/lines?locale=it', {
			method: 'POST',
			headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
			body: JSON.stringify({ intent_id: randomUUID(), variant_id: WHEEL, quantity: 1 }),
		});
		expect(response.status).toBe(403);
	});
});
