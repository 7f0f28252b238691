import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
	getShopPrices,
	listDeliveries,
	listMarkets,
	MOST_PRICED,
} from '#contract/prices/markets.ts';
import { dayInRome } from '#domain/time/days.ts';
import { prices, variants } from '../../src/server/content/tables-catalogue.ts';
import { findMarket, listPrices } from '../../src/server/prices/ports.ts';
import { vat_rates } from '../../src/server/prices/tables.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { conforms, readData, hostUnderTest, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listMarkets', ask);
conforms('listDeliveries', ask);
conforms('getShopPrices', ask, {
	path: async () => '/shop/prices?country=IT',
	unknownPath: '/shop/prices?country=XX',
});

const priced = async (query: string) =>
	readData(getShopPrices, await ask(`/api/shop/prices?${query}`));

describe('prices of a country', () => {
	test('without articles return the market alone', async () => {
		expect(await priced('country=IT')).toMatchObject({ country: 'IT', prices: [], products: [] });
	});

	test.each([
		['no country', '', 'country'],
		['a country in small letters', 'country=it', 'country'],
		['a country by its name', 'country=Italia', 'country'],
		['two countries', 'country=IT&country=DE', 'country'],
		['no article', 'country=IT&variants=', 'variants'],
		['an empty place in the list', 'country=IT&variants=a,,b', 'variants'],
		['what is no id', "country=IT&variants=a'--", 'variants'],
		['lists in two places', 'country=IT&variants=a&variants=b', 'variants'],
		['a price', 'country=IT&amount=1', 'amount'],
		[
			'more ranges than a menu has',
			`country=IT&ranges=${Array.from({ length: 21 }, (_, n) => n).join('|')}`,
			'ranges',
		],
		['no range', 'country=IT&ranges=', 'ranges'],
		[
			'more articles than one call tells',
			`country=IT&variants=${Array.from({ length: MOST_PRICED + 1 }, (_, n) => `v${n}`).join()}`,
			'variants',
		],
		[
			'more products than one call tells',
			`country=IT&products=${Array.from({ length: MOST_PRICED + 1 }, (_, n) => `v${n}`).join()}`,
			'products',
		],
	])('are refused for %s, with the field', async (_what, query, field) => {
		const problem = await readProblem(await ask(`/api/shop/prices?${query}`));
		expect(problem).toMatchObject({ status: 422, code: 'validation_failed' });
		expect(problem.fields?.map(({ path }) => path)).toEqual([field]);
	});

	test('as many articles as a call allows are returned, each once', async () => {
		const many = Array.from({ length: MOST_PRICED }, (_, n) => `v${n}`);
		const list = [...many, ...many].join();
		expect(await priced(`country=IT&variants=${list}`)).toMatchObject({ prices: [] });
	});
});

describe.runIf(isEmbedded)('the fixture', () => {
	test.each([
		['IT', 'EUR', 122_00, 2200],
		['DE', 'EUR', 122_00, 1900],
		['JP', 'JPY', 16_500, 0],
	])('has the list’s prices in %s', async (country, currency, amount, rate) => {
		const answer = await priced(`country=${country}&variants=rd-50-hg,no-such&products=rd-50,none`);
		expect(answer).toMatchObject({ country, currency, vat_rate: rate, delivers: true });
		expect(answer.prices.map(({ variant_id }) => variant_id)).toEqual(['rd-50-hg']);
		expect(answer.prices[0]).toMatchObject({ amount, availability: 'in_stock' });
		expect(answer.products).toEqual([
			{
				product_id: 'rd-50',
				amount,
				lowest_price_30d: null,
				is_from: true,
				opening_amount: amount,
			},
		]);
	});

	test('every article of a product is returned by its code', async () => {
		const { prices: told } = await priced('country=DE&articles_of=rd-50,shirt');
		expect(told.map(({ code, amount }) => [code, amount])).toEqual([
			['RD-50-HG', 122_00],
			['RD-50-XDR', 244_00],
			['SHIRT', 30_00],
		]);
	});

	test('a range has the price of its cheapest wheel on sale; an unknown one is omitted', async () => {
		const { db, ask: own } = await aHost();
		const wheels = [
			{ code: 'rim_height', value: 50 },
			{ code: 'wheelset_weight', value: 1455 },
		];
		await db.execute(
			sql`update products set specifications = ${JSON.stringify(wheels)}::jsonb where id <> 'shirt'`,
		);
		await db.execute(sql`update prices set amount = 1 where variant_id like 'old-40%'`);
		const path = '/api/shop/prices?country=JP&ranges=Kleos%20RD%7CNo%20such';
		const { ranges } = await readData(getShopPrices, await own(path));
		expect(ranges).toEqual([{ range: 'Kleos RD', amount: 16_500, is_from: true }]);
	});

	test('the order of the articles does not change the answer', async () => {
		const one = await ask('/api/shop/prices?country=IT&variants=shirt,rd-50-hg');
		const other = await ask('/api/shop/prices?country=IT&variants=rd-50-hg,shirt,shirt');
		expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
	});

	test('markets exist for every known country', async () => {
		const markets = await readData(listMarkets, await ask('/api/shop/markets'));
		expect(markets.map(({ country }) => country)).toEqual(['AT', 'CH', 'DE', 'GB', 'IT', 'JP']);
	});

	test('deliveries are the markets with shipping, and their rates', async () => {
		const deliveries = await readData(listDeliveries, await ask('/api/shop/deliveries'));
		const markets = await readData(listMarkets, await ask('/api/shop/markets'));
		const reached = markets.filter(({ delivers }) => delivers).map(({ country }) => country);
		expect(reached.length).toBeGreaterThan(0);
		expect(deliveries.map(({ country }) => country)).toEqual(reached);
		expect(deliveries.filter(({ shipping }) => shipping.length === 0)).toEqual([]);
	});

	test('a price changed during a request is new in the next answer', async () => {
		const { ask: own, db } = await aHost();
		const amountNow = async () => {
			const path = '/api/shop/prices?country=IT&variants=rd-50-hg';
			return (await readData(getShopPrices, await own(path))).prices[0]?.amount;
		};
		expect(await amountNow()).toBe(122_00);
		await Promise.all([
			...Array.from({ length: 5 }, amountNow),
			db.update(prices).set({ amount: 130_00 }).where(eq(prices.variant_id, 'rd-50-hg')),
		]);
		expect(await amountNow()).toBe(130_00);
	});

	test('a rate that starts tomorrow is used from tomorrow', async () => {
		let now = new Date('2026-12-31T22:59:00Z');
		const { appOver, db } = await aHost();
		const own = appOver({ clock: () => now });
		await db
			.insert(vat_rates)
			.values({ country: 'IT', rate: 2300, valid_from: '2027-01-01', source: 'law' });
		const rateNow = async () =>
			(await readData(getShopPrices, await own('/api/shop/prices?country=IT'))).vat_rate;
		expect(await rateNow()).toBe(2200);
		now = new Date('2026-12-31T23:00:00Z');
		expect(await rateNow()).toBe(2300);
	});

	test('an answer states its time, to ten minutes', async () => {
		let now = new Date('2026-11-22T10:01:00.000Z');
		const { appOver } = await aHost();
		const own = appOver({ clock: () => now });
		const checked = async () =>
			(await readData(getShopPrices, await own('/api/shop/prices?country=IT'))).checked_at;
		expect(await checked()).toBe('2026-11-22T10:01:00.000Z');
		now = new Date('2026-11-22T10:09:59.000Z');
		expect(await checked()).toBe('2026-11-22T10:01:00.000Z');
		now = new Date('2026-11-22T10:10:00.000Z');
		expect(await checked()).toBe('2026-11-22T10:10:00.000Z');
	});
});

describe.runIf(isEmbedded)('ports for other capabilities', () => {
	const today = dayInRome(new Date('2026-11-22T12:00:00Z'));

	test('read a market with its shipping methods, and prices in it', async () => {
		const { db } = await aHost();
		const market = await findMarket(db, 'DE', today);
		expect(market).toMatchObject({
			currency: 'EUR',
			vat_rate: 1900,
			shipping: [
				{ method: 'standard', amount: 19_00, free_from: 300_00 },
				{ method: 'express', amount: 39_00, free_from: null },
			],
		});
		const found = market && (await listPrices(db, market, ['rd-50-hg', 'no-such']));
		expect([...(found?.values() ?? [])]).toEqual([
			{ variant_id: 'rd-50-hg', amount: 122_00, street_price: 150_00, lowest_price_30d: null },
		]);
		expect(market && (await listPrices(db, market, [])).size).toBe(0);
	});

	test('read stock: counted, made to order, and unlimited', async () => {
		const { db } = await aHost();
		await db.update(variants).set({ availability: 'out_of_stock' }).where(eq(variants.id, 'shirt'));
		const stock = await findStock(db, ['rd-50-hg', 'rd-50-xdr', 'no-such']);
		expect([...stock.keys()].toSorted()).toEqual(['rd-50-hg', 'rd-50-xdr']);
		expect(stock.get('rd-50-hg')).toMatchObject({ availability: 'in_stock' });
		expect(stock.get('rd-50-hg')?.available).toBe(stock.get('rd-50-hg')?.on_hand);
		expect(stock.get('rd-50-xdr')).toMatchObject({ on_hand: null, available: null });
	});
});
