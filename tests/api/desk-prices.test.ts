import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { prices } from '../../src/server/content/tables-catalogue.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { price_history } from '../../src/server/prices/tables.ts';
import { signedIn } from '../support/desk.ts';
import { readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { ID, isIt, HEAD, aShop, findPrice, changed, readReason } from '../support/desk-prices.ts';

describe.runIf(isEmbedded)('a price at the desk', () => {
	test('is changed with an entry in the audit log and in its history', async () => {
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

	test('changed by staff is kept by the next seed', async () => {
		const { host, asShop } = await aShop();
		await changed(asShop, { amount: 119_00 });
		expect(await findPrice(host)).toMatchObject({ origin: 'editor' });
	});

	test('announced as reduced has the lowest price of the 30 days before as reference', async () => {
		const { host, asShop } = await aShop();
		expect((await changed(asShop, { amount: 99_00, is_reduced: true })).status).toBe(200);
		expect(await findPrice(host)).toMatchObject({ amount: 99_00, lowest_price_30d: 122_00 });
	});

	test('reduced in two steps keeps the first reference, and ends without one', async () => {
		const { host, asShop } = await aShop();
		await changed(asShop, { amount: 99_00, is_reduced: true });
		const first = await findPrice(host);
		await changed(asShop, { amount: 89_00 });
		expect(await findPrice(host)).toMatchObject({
			amount: 89_00,
			lowest_price_30d: 122_00,
			reduced_since: first?.reduced_since,
		});
		await changed(asShop, { amount: 122_00, is_reduced: false });
		expect(await findPrice(host)).toMatchObject({ lowest_price_30d: null, reduced_since: null });
		expect(await readReason(await changed(asShop, { amount: 95_00, is_reduced: true }))).toEqual({
			path: 'is_reduced',
			code: 'not_below_reference',
		});
	});

	test.each([
		['too_new', sql`update price_history set at = now() - interval '29 days'`],
		['too_new', sql`delete from price_history`],
		['not_offered', sql`update price_history set at = now() - interval '60 days', amount = null`],
		['not_below_reference', sql`update price_history set amount = 9900`],
	])('cannot be announced as reduced: %s', async (code, before) => {
		const { host, asShop } = await aShop();
		await host.db.execute(before);
		const answer = await changed(asShop, { amount: 99_00, is_reduced: true });
		expect(await readReason(answer)).toEqual({ path: 'is_reduced', code });
		expect(await findPrice(host)).toMatchObject({ amount: 122_00, reduced_since: null });
	});

	test.each([
		[{ amount: -1 }, 'amount'],
		[{ amount: 1.5 }, 'amount'],
		[{ amount: '119' }, 'amount'],
		[{ amount: null }, 'amount'],
		[{ lowest_price_30d: 1 }, 'lowest_price_30d'],
		[{ reduced_since: '2026-01-01' }, 'reduced_since'],
	])('is refused as %j, with its field', async (json, path) => {
		const { asShop } = await aShop();
		const problem = await readProblem(await changed(asShop, json));
		expect(problem).toMatchObject({ status: 422, fields: [{ path }] });
	});

	test('changed by two at once has the later value, and both are in the history', async () => {
		const { host, asShop } = await aShop();
		await Promise.all([changed(asShop, { amount: 110_00 }), changed(asShop, { amount: 111_00 })]);
		const history = await host.db
			.select()
			.from(price_history)
			.where(eq(price_history.variant_id, 'rd-50-hg'))
			.orderBy(price_history.at);
		const own = history.filter(({ price_list_id }) => price_list_id === 'italia-2025');
		expect(own).toHaveLength(3);
		expect(own.at(-1)?.amount).toBe((await findPrice(host))?.amount);
	});

	test('announced as reduced by two at once has the reference of before both', async () => {
		const { host, asShop } = await aShop();
		await Promise.all([
			changed(asShop, { amount: 99_00, is_reduced: true }),
			changed(asShop, { amount: 98_00, is_reduced: true }),
		]);
		expect(await findPrice(host)).toMatchObject({ lowest_price_30d: 122_00 });
	});

	test('is added once, for existing articles only', async () => {
		const { host, asShop } = await aShop();
		await host.db.delete(prices).where(isIt);
		const given = { variant_code: 'RD-50-HG', price_list_id: 'italia-2025', amount: 1 };
		const add = (json: object) => asShop('/desk/prices', { json: { ...given, ...json } });
		expect(await readReason(await add({ variant_code: 'NO' }))).toMatchObject({
			code: 'unknown_article',
		});
		expect(await readReason(await add({ price_list_id: 'no' }))).toMatchObject({
			code: 'unknown_list',
		});
		expect((await add({})).status).toBe(200);
		expect(await readReason(await add({}))).toMatchObject({ code: 'duplicate' });
	});

	test.each(['support', 'editor'] as const)('is not changed by %s', async (role) => {
		const { host, asShop } = await aShop();
		const other = await signedIn(host.ask, role);
		expect((await changed(other, { amount: 1 })).status).toBe(403);
		expect((await other('/desk/prices/import', { csv: HEAD })).status).toBe(403);
		expect((await asShop('/desk/prices')).status).toBe(200);
	});
});
