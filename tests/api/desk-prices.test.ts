import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { listDeskRecords } from '#contract/desk/endpoints.ts';
import { importPrices } from '#contract/prices/desk.ts';
import { prices } from '../../src/server/content/tables-catalogue.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { price_history, vat_rates } from '../../src/server/prices/tables.ts';
import {
	addressOf,
	type AskAs,
	cookieOf,
	ORIGIN,
	PASSWORD,
	signedIn,
	trySignIn,
} from '../support/desk.ts';
import {
	conformsPrivately,
	dataOf,
	hostUnderTest,
	problemOf,
} from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

const ask = hostUnderTest();
let session = '';
beforeAll(async () => {
	const { name, value } = cookieOf(await trySignIn(ask, addressOf('shop'), PASSWORD));
	session = `${name}=${value}`;
});
conformsPrivately('importPrices', ask, {
	request: async () => ({
		path: '/desk/prices/import',
		init: {
			headers: { cookie: session, origin: ORIGIN, 'content-type': 'text/csv' },
			body: 'variant_code,price_list_id,amount\n',
		},
	}),
});

const ID = 'rd-50-hg__italia-2025';
const isIt = and(eq(prices.variant_id, 'rd-50-hg'), eq(prices.price_list_id, 'italia-2025'));
const HEAD = 'variant_code,price_list_id,amount,street_price,is_reduced';

async function aShop(): Promise<{ host: OwnHost; asShop: AskAs }> {
	const host = await aHost();
	return { host, asShop: await signedIn(host.ask, 'shop') };
}
const priceOf = async ({ db }: OwnHost) => (await db.select().from(prices).where(isIt))[0];
const changed = (asWho: AskAs, json: object, id = ID) =>
	asWho(`/desk/prices/${id}`, { method: 'PATCH', json });
const reasonOf = async (response: Response) => (await problemOf(response)).fields?.[0];
const imported = async (asShop: AskAs, ...rows: string[]) =>
	dataOf(importPrices, await asShop('/desk/prices/import', { csv: [HEAD, ...rows].join('\n') }));

describe.runIf(isEmbedded)('a price at the desk', () => {
	test('is changed with an entry in the log and in its history', async () => {
		const { host, asShop } = await aShop();
		const answer = await changed(asShop, { amount: 119_00, street_price: null });
		expect(await answer.json()).toMatchObject({
			data: {
				id: ID,
				variant_code: 'RD-50-HG',
				amount: 119_00,
				street_price: null,
				currency: 'EUR',
			},
		});
		const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.resource, 'prices'));
		expect(entry).toMatchObject({
			action: 'change',
			record_id: ID,
			changes: { amount: { from: 122_00, to: 119_00 } },
		});
		const one = v.parse(
			v.object({
				data: v.object({ price_history: v.array(v.looseObject({ amount: v.number() })) }),
			}),
			await (await asShop(`/desk/prices/${ID}`)).json(),
		);
		expect(one.data.price_history.map(({ amount }) => amount)).toEqual([119_00, 122_00]);
	});

	test('that staff changed is left alone by the next seed', async () => {
		const { host, asShop } = await aShop();
		await changed(asShop, { amount: 119_00 });
		expect(await priceOf(host)).toMatchObject({ origin: 'editor' });
	});

	test('announced as cut carries the lowest price of the 30 days before', async () => {
		const { host, asShop } = await aShop();
		expect((await changed(asShop, { amount: 99_00, is_reduced: true })).status).toBe(200);
		expect(await priceOf(host)).toMatchObject({ amount: 99_00, lowest_price_30d: 122_00 });
	});

	test('cut in two steps keeps the first reference, and ends without one', async () => {
		const { host, asShop } = await aShop();
		await changed(asShop, { amount: 99_00, is_reduced: true });
		const first = await priceOf(host);
		await changed(asShop, { amount: 89_00 });
		expect(await priceOf(host)).toMatchObject({
			amount: 89_00,
			lowest_price_30d: 122_00,
			reduced_since: first?.reduced_since,
		});
		await changed(asShop, { amount: 122_00, is_reduced: false });
		expect(await priceOf(host)).toMatchObject({ lowest_price_30d: null, reduced_since: null });
		expect(await reasonOf(await changed(asShop, { amount: 95_00, is_reduced: true }))).toEqual({
			path: 'is_reduced',
			code: 'not_below_reference',
		});
	});

	test.each([
		['too_new', sql`update price_history set at = now() - interval '29 days'`],
		['too_new', sql`delete from price_history`],
		['not_offered', sql`update price_history set at = now() - interval '60 days', amount = null`],
		['not_below_reference', sql`update price_history set amount = 9900`],
	])('cannot be announced as cut: %s', async (code, before) => {
		const { host, asShop } = await aShop();
		await host.db.execute(before);
		const answer = await changed(asShop, { amount: 99_00, is_reduced: true });
		expect(await reasonOf(answer)).toEqual({ path: 'is_reduced', code });
		expect(await priceOf(host)).toMatchObject({ amount: 122_00, reduced_since: null });
	});

	test.each([
		[{ amount: -1 }, 'amount'],
		[{ amount: 1.5 }, 'amount'],
		[{ amount: '119' }, 'amount'],
		[{ amount: null }, 'amount'],
		[{ lowest_price_30d: 1 }, 'lowest_price_30d'],
		[{ reduced_since: '2026-01-01' }, 'reduced_since'],
	])('is refused as %j, and the field is named', async (json, path) => {
		const { asShop } = await aShop();
		const problem = await problemOf(await changed(asShop, json));
		expect(problem).toMatchObject({ status: 422, fields: [{ path }] });
	});

	test('changed by two at once is what the later says, and both are in the history', async () => {
		const { host, asShop } = await aShop();
		await Promise.all([changed(asShop, { amount: 110_00 }), changed(asShop, { amount: 111_00 })]);
		const history = await host.db
			.select()
			.from(price_history)
			.where(eq(price_history.variant_id, 'rd-50-hg'))
			.orderBy(price_history.at);
		const own = history.filter(({ price_list_id }) => price_list_id === 'italia-2025');
		expect(own).toHaveLength(3);
		expect(own.at(-1)?.amount).toBe((await priceOf(host))?.amount);
	});

	test('announced as cut by two at once has the reference of before both', async () => {
		const { host, asShop } = await aShop();
		await Promise.all([
			changed(asShop, { amount: 99_00, is_reduced: true }),
			changed(asShop, { amount: 98_00, is_reduced: true }),
		]);
		expect(await priceOf(host)).toMatchObject({ lowest_price_30d: 122_00 });
	});

	test('is added once, and for what there is alone', async () => {
		const { host, asShop } = await aShop();
		await host.db.delete(prices).where(isIt);
		const given = { variant_code: 'RD-50-HG', price_list_id: 'italia-2025', amount: 1 };
		const add = (json: object) => asShop('/desk/prices', { json: { ...given, ...json } });
		expect(await reasonOf(await add({ variant_code: 'NO' }))).toMatchObject({
			code: 'unknown_article',
		});
		expect(await reasonOf(await add({ price_list_id: 'no' }))).toMatchObject({
			code: 'unknown_list',
		});
		expect((await add({})).status).toBe(200);
		expect(await reasonOf(await add({}))).toMatchObject({ code: 'duplicate' });
	});

	test.each(['support', 'editor'] as const)('is not changed by %s', async (role) => {
		const { host, asShop } = await aShop();
		const other = await signedIn(host.ask, role);
		expect((await changed(other, { amount: 1 })).status).toBe(403);
		expect((await other('/desk/prices/import', { csv: HEAD })).status).toBe(403);
		expect((await asShop('/desk/prices')).status).toBe(200);
	});
});

describe.runIf(isEmbedded)('prices from CSV', () => {
	test('are added, changed or left, and every bad row is reported with its reason', async () => {
		const { host, asShop } = await aShop();
		await host.db.delete(prices).where(eq(prices.variant_id, 'shirt'));
		const report = await imported(
			asShop,
			'RD-50-HG,italia-2025,11900,,',
			'RD-50-XDR,italia-2025,24400,,',
			'SHIRT,italia-2025,2500,3000,false',
			'NO-SUCH,italia-2025,1,,',
			'RD-36-HG,no-list,1,,',
			'RD-36-HG,italia-2025,"1.890,00",,',
			'RD-36-HG,italia-2025,-1,,',
			'RD-36-HG,italia-2025,1,,perhaps',
			'RD-36-XDR,italia-2025,99999,,true',
			'RD-50-HG,italia-2025,1,,',
			'RD-36-HG,italia-2025',
		);
		expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
		expect(report.bad.map(({ line, code }) => [line, code])).toEqual([
			[5, 'unknown_article'],
			[6, 'unknown_list'],
			[7, 'amount'],
			[8, 'amount'],
			[9, 'is_reduced'],
			[10, 'not_below_reference'],
			[11, 'duplicate'],
			[12, 'columns'],
		]);
		expect(await priceOf(host)).toMatchObject({ amount: 119_00, street_price: 150_00 });
	});

	test('write the history like any other change, and cut with the reference of it', async () => {
		const { host, asShop } = await aShop();
		await imported(asShop, 'RD-50-HG,italia-2025,9900,,true');
		expect(await priceOf(host)).toMatchObject({ amount: 99_00, lowest_price_30d: 122_00 });
		const again = await imported(asShop, 'RD-50-HG,italia-2025,9900,,true');
		expect(again).toMatchObject({ changed: 0, unchanged: 1 });
	});

	test('taken away and brought back change nothing', async () => {
		const { asShop } = await aShop();
		const csv = await (await asShop('/desk/prices/export')).text();
		const report = await dataOf(importPrices, await asShop('/desk/prices/import', { csv }));
		const { total } = await dataOf(listDeskRecords, await asShop('/desk/prices'));
		expect(report).toEqual({ added: 0, changed: 0, unchanged: total, bad: [] });
	});

	test.each([
		['no amount', 'variant_code,price_list_id\nRD-50-HG,italia-2025'],
		[
			'a column that nobody knows',
			'variant_code,price_list_id,amount,vat\nRD-50-HG,italia-2025,1,2',
		],
		['an open quote', `${HEAD}\n"RD-50-HG,italia-2025,1`],
		['nothing', ''],
	])('with %s write nothing', async (_what, csv) => {
		const { host, asShop } = await aShop();
		const problem = await problemOf(await asShop('/desk/prices/import', { csv }));
		expect(problem).toMatchObject({ status: 422, fields: [{ code: 'csv_header' }] });
		expect(await priceOf(host)).toMatchObject({ amount: 122_00 });
	});

	test('are all there or none when the import breaks off half way', async () => {
		const { host, asShop } = await aShop();
		await host.db.execute(sql`create function stop() returns trigger language plpgsql as
			$$ begin raise exception 'half'; end $$`);
		await host.db.execute(sql`create trigger stop before insert on audit_log
			for each row when (new.action = 'import') execute function stop()`);
		const csv = `${HEAD}\nRD-50-HG,italia-2025,1,,`;
		expect((await asShop('/desk/prices/import', { csv })).status).toBe(500);
		expect(await priceOf(host)).toMatchObject({ amount: 122_00, origin: 'seed' });
		expect(await host.db.select().from(price_history).where(eq(price_history.amount, 1))).toEqual(
			[],
		);
	});

	test('of two files at once, in opposite orders, are both taken', async () => {
		const { host, asShop } = await aShop();
		const rows = (amount: number) => [
			`RD-50-HG,italia-2025,${amount},,`,
			`RD-36-HG,italia-2025,${amount},,`,
			`SHIRT,italia-2025,${amount},,`,
		];
		const reports = await Promise.all([
			imported(asShop, ...rows(100)),
			imported(asShop, ...rows(200).toReversed()),
		]);
		expect(reports.map(({ changed: count }) => count)).toEqual([3, 3]);
		const now = await host.db.select().from(prices).where(eq(prices.price_list_id, 'italia-2025'));
		const written = now.filter(({ origin }) => origin === 'editor').map(({ amount }) => amount);
		expect(new Set(written).size).toBe(1);
	});
});

describe.runIf(isEmbedded)('what markets are made of', () => {
	const asAdmin = async (host: OwnHost) => signedIn(host.ask, 'admin');

	test('a rate of VAT is added for a day, once, and for a country that there is', async () => {
		const host = await aHost();
		const as = await asAdmin(host);
		const add = (json: object) =>
			as('/desk/vat_rates', {
				json: { country: 'IT', valid_from: '2027-01-01', rate: 2300, source: 'law', ...json },
			});
		expect((await add({})).status).toBe(200);
		expect(await reasonOf(await add({}))).toEqual({ path: 'valid_from', code: 'duplicate' });
		expect(await reasonOf(await add({ country: 'ZZ' }))).toMatchObject({ code: 'unknown_country' });
		expect(await reasonOf(await add({ rate: 10_001 }))).toMatchObject({ path: 'rate' });
		expect(await reasonOf(await add({ valid_from: '2027-02-30' }))).toMatchObject({
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

	test('a country is in one list alone, and one list holds for the rest', async () => {
		const host = await aHost();
		const as = await asAdmin(host);
		const set = (id: string, countries: string) =>
			as(`/desk/price_lists/${id}`, { method: 'PATCH', json: { countries } });
		expect(await reasonOf(await set('japan-2025', 'JP DE'))).toMatchObject({
			code: 'in_another_list',
		});
		expect(await reasonOf(await set('japan-2025', ''))).toMatchObject({ code: 'rest_twice' });
		expect(await reasonOf(await set('japan-2025', 'JP ZZ'))).toMatchObject({
			code: 'unknown_country',
		});
		expect(await reasonOf(await set('japan-2025', 'Japan'))).toMatchObject({ path: 'countries' });
		expect((await set('japan-2025', 'jp')).status).toBe(200);
	});

	test('a way to send has a list, countries and times in order', async () => {
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
		expect(await reasonOf(await add({ price_list_id: 'no' }))).toMatchObject({
			code: 'unknown_list',
		});
		expect(await reasonOf(await add({ countries: 'DE ZZ' }))).toMatchObject({
			code: 'unknown_country',
		});
		expect(await reasonOf(await add({ time_to: 1 }))).toMatchObject({ code: 'before_the_first' });
		expect((await add({})).status).toBe(200);
		expect(await reasonOf(await add({}))).toMatchObject({ code: 'duplicate' });
		const change = (json: object) =>
			as('/desk/shipping_rates/germany-express', { method: 'PATCH', json });
		expect(await reasonOf(await change({ time_from: 49 }))).toMatchObject({
			code: 'before_the_first',
		});
		expect((await change({ is_offered: false })).status).toBe(200);
		const answer = await host.ask('/api/shop/markets');
		expect(answer.status).toBe(200);
	});

	test('where nothing is sent is said by who may', async () => {
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
