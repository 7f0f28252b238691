import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getMeasurementReport } from '#contract/measurement/report.ts';
import { countSearchMiss } from '#contract/measurement/misses.ts';
import { dayInRome, daysAfter } from '../../src/domain/time/days.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { MOST_TERMS } from '../../src/server/measurement/misses.ts';
import { browsing_counts, search_misses } from '../../src/server/measurement/tables.ts';
import { conformsPrivately, readData, hostUnderTest } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type Ask } from '../support/host.ts';
import { anInvoicedOrder } from '../support/invoiced-order.ts';
import { aPaidOrder } from '../support/orders.ts';
import { toAddress, toCookie, PASSWORD, signedIn, trySignIn } from '../support/desk.ts';
import { retention } from '../support/people-kept.ts';

const posted = (json: object, from = '203.0.113.9'): RequestInit => ({
	method: 'POST',
	headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
	body: JSON.stringify(json),
});
const miss = (ask: Ask, term: string, from?: string, locale = 'it') =>
	ask('/api/search/misses', posted({ term, locale }, from));

conformsPrivately('countSearchMiss', hostUnderTest(), {
	request: async () => ({
		path: '/search/misses',
		init: posted({ term: 'mozzo dynamo', locale: 'it' }),
	}),
});

describe.runIf(isEmbedded)('searches without hits', () => {
	const at = new Date('2026-11-29T23:30:00Z');

	test('are counted by day in Rome and language, without personal data, up to a daily limit', async () => {
		const host = await aHost({ clock: () => at, trustedProxies: new Set(['*']) });
		const rows = () => host.db.select().from(search_misses);
		const isCounted = async (...given: [term: string, from?: string, locale?: string]) =>
			(await readData(countSearchMiss, await miss(host.ask, ...given))).is_counted;

		expect(await isCounted('Mozzo  DYNAMO')).toBe(true);
		await Promise.all(Array.from({ length: 10 }, () => isCounted('mozzo dynamo', '198.51.100.4')));
		expect(await isCounted('mozzo dynamo', undefined, 'en')).toBe(true);
		expect(await isCounted('anna@example.org')).toBe(false);
		const known = { id: expect.any(String), day: '2026-11-30', term: 'mozzo dynamo' };
		expect(await rows()).toEqual([
			{ ...known, locale: 'it', count: 11 },
			{ ...known, locale: 'en', count: 1 },
		]);

		await host.db.execute(sql`insert into search_misses (day, locale, term, count)
			select '2026-11-30', 'it', 'parola ' || n, 1 from generate_series(3, ${MOST_TERMS}) n`);
		expect(await isCounted('un altro termine')).toBe(false);
		expect(await isCounted('mozzo dynamo')).toBe(true);
	});

	test('are limited in a flood, and deleted after a year', async () => {
		let now = at;
		const host = await aHost({ clock: () => now, trustedProxies: new Set(['*']) });
		const asked = await Promise.all(Array.from({ length: 62 }, () => miss(host.ask, 'pedivella')));
		expect(asked.filter(({ status }) => status === 429)).toHaveLength(2);
		now = new Date('2027-11-30T12:00:00Z');
		await retention(host, now);
		expect(await host.db.$count(search_misses)).toBe(1);
		now = new Date('2027-12-01T12:00:00Z');
		await retention(host, now);
		expect(await host.db.$count(search_misses)).toBe(0);
	});
});

const REPORT = '/desk/measurement/report?from=2025-06-01&to=2025-06-30';
const askDesk = hostUnderTest();
conformsPrivately('getMeasurementReport', askDesk, {
	async request() {
		const cookie = toCookie(await trySignIn(askDesk, toAddress('shop'), PASSWORD));
		return { path: REPORT, init: { headers: { cookie: `${cookie.name}=${cookie.value}` } } };
	},
});

describe.runIf(isEmbedded)('the report of the desk', () => {
	test('subtracts refunds from takings, and adds reversed ones again', async () => {
		const all = await anInvoicedOrder();
		const { total_amount, asShop, pass } = all;
		const taken = async () =>
			(
				await readData(
					getMeasurementReport,
					await asShop('/desk/measurement/report?from=2025-06-01&to=2025-06-30'),
				)
			).takings.map(({ day, orders: paid, amount, refunded }) => [day, paid, amount, refunded]);
		const paid = ['2025-06-15', 1, total_amount, 0];
		expect(await taken()).toEqual([paid]);
		pass(24 * 60);
		await all.givesBack('cancellations', {});
		const back = ['2025-06-16', 0, 0, total_amount];
		expect(await taken()).toEqual([paid, back]);
		pass(24 * 60);
		await all.comesBack();
		expect(await taken()).toEqual([paid, back, ['2025-06-17', 0, 0, -total_amount]]);
	});

	test('sums visits by consenting visitors, and takings from orders', async () => {
		const host = await aHost();
		const { id } = await aPaidOrder(host);
		const asShop = await signedIn(host.ask, 'shop');
		const [order] = await host.db.select().from(orders).where(eq(orders.id, id));
		if (!order?.paid_at) throw new Error('the order is not paid');
		const day = dayInRome(order.paid_at);
		const seen = { day, event: 'view_item' as const, country: 'IT', count: 2, amount: 1 };
		await host.db.insert(browsing_counts).values([
			{ ...seen, currency: 'EUR' },
			{ ...seen, currency: 'JPY' },
			{ ...seen, currency: 'EUR', day: daysAfter(day, -1) },
		]);
		await host.ask('/api/search/misses', posted({ term: 'mozzo dynamo', locale: 'it' }));
		const ask = (from: string, to: string) =>
			asShop(`/desk/measurement/report?from=${from}&to=${to}`);
		const report = await readData(getMeasurementReport, await ask(day, day));
		expect(report).toMatchObject({
			is_measured: true,
			counts: [{ day, country: 'IT', event: 'view_item', count: 4 }],
			takings: [
				{
					day,
					country: order.country,
					currency: 'EUR',
					orders: 1,
					amount: order.total_amount,
					refunded: 0,
				},
			],
		});
		for (const days of [
			[day, daysAfter(day, -1)],
			[daysAfter(day, -366), day],
		] as const) {
			expect((await ask(...days)).status).toBe(422);
		}
	});
});
