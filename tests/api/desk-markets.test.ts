import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { vat_rates } from '../../src/server/prices/tables.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { readReason } from '../support/desk-prices.ts';

describe.runIf(isEmbedded)('the data of a market', () => {
	const asAdmin = async (host: OwnHost) => signedIn(host.ask, 'admin');

	test('a VAT rate is added for a day, once, for known countries', async () => {
		const host = await aHost();
		const as = await asAdmin(host);
		const add = (json: object) =>
			as('/desk/vat_rates', {
				json: { country: 'IT', valid_from: '2027-01-01', rate: 2300, source: 'law', ...json },
			});
		expect((await add({})).status).toBe(200);
		expect(await readReason(await add({}))).toEqual({ path: 'valid_from', code: 'duplicate' });
		expect(await readReason(await add({ country: 'ZZ' }))).toMatchObject({
			code: 'unknown_country',
		});
		expect(await readReason(await add({ rate: 10_001 }))).toMatchObject({ path: 'rate' });
		expect(await readReason(await add({ valid_from: '2027-02-30' }))).toMatchObject({
			path: 'valid_from',
		});
		const id = 'it-2027-01-01';
		expect(
			(await as(`/desk/vat_rates/${id}`, { method: 'PATCH', json: { rate: 2400 } })).status,
		).toBe(200);
		expect((await as(`/desk/vat_rates/${id}`, { method: 'DELETE' })).status).toBe(200);
		expect(
			await host.db.select().from(vat_rates).where(eq(vat_rates.valid_from, '2027-01-01')),
		).toEqual([]);
	});

	test('a country is in one list only, and one list is for the rest', async () => {
		const host = await aHost();
		const as = await asAdmin(host);
		const set = (id: string, countries: string) =>
			as(`/desk/price_lists/${id}`, { method: 'PATCH', json: { countries } });
		expect(await readReason(await set('japan-2025', 'JP DE'))).toMatchObject({
			code: 'in_another_list',
		});
		expect(await readReason(await set('japan-2025', ''))).toMatchObject({ code: 'rest_twice' });
		expect(await readReason(await set('japan-2025', 'JP ZZ'))).toMatchObject({
			code: 'unknown_country',
		});
		expect(await readReason(await set('japan-2025', 'Japan'))).toMatchObject({ path: 'countries' });
		expect((await set('japan-2025', 'jp')).status).toBe(200);
	});

	test('a shipping method has a list, countries and days in order', async () => {
		const host = await aHost();
		const as = await asAdmin(host);
		const way = {
			id: 'germany-express',
			price_list_id: 'italia-2025',
			countries: 'DE AT',
			method: 'express',
			amount: 29_00,
			time_from: 24,
			time_to: 48,
			time_unit: 'hours',
		};
		const add = (json: object) => as('/desk/shipping_rates', { json: { ...way, ...json } });
		expect(await readReason(await add({ price_list_id: 'no' }))).toMatchObject({
			code: 'unknown_list',
		});
		expect(await readReason(await add({ countries: 'DE ZZ' }))).toMatchObject({
			code: 'unknown_country',
		});
		expect(await readReason(await add({ time_to: 1 }))).toMatchObject({ code: 'before_the_first' });
		expect((await add({})).status).toBe(200);
		expect(await readReason(await add({}))).toMatchObject({ code: 'duplicate' });
		const change = (json: object) =>
			as('/desk/shipping_rates/germany-express', { method: 'PATCH', json });
		expect(await readReason(await change({ time_from: 49 }))).toMatchObject({
			code: 'before_the_first',
		});
		expect((await change({ is_offered: false })).status).toBe(200);
		const answer = await host.ask('/api/shop/markets');
		expect(answer.status).toBe(200);
	});

	test('excluded places are set by staff with the right', async () => {
		const host = await aHost();
		const path = '/desk/market_rules/rules';
		const json = { excluded: 'DE', handles_uk_vat: true };
		const shop = await signedIn(host.ask, 'shop');
		expect((await shop(path, { method: 'PATCH', json })).status).toBe(403);
		const as = await asAdmin(host);
		expect((await as(path, { method: 'PATCH', json })).status).toBe(200);
		const answer = await (await host.ask('/api/shop/prices?country=DE')).json();
		expect(answer).toMatchObject({ data: { delivers: false } });
	});
});
