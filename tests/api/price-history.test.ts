import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { prices } from '../../src/server/content/tables-catalogue.ts';
import type { Db, Tx } from '../../src/server/platform/db/client.ts';
import { price_history } from '../../src/server/prices/tables.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const KEY = { variant_id: 'rd-50-hg', price_list_id: 'italia-2025' };
const isIt = and(
	eq(prices.variant_id, KEY.variant_id),
	eq(prices.price_list_id, KEY.price_list_id),
);
const toAmount = (db: Db | Tx, amount: number) => db.update(prices).set({ amount }).where(isIt);

async function amounts(db: Db) {
	const { variant_id, price_list_id, at, amount } = price_history;
	const rows = await db
		.select({ amount })
		.from(price_history)
		.where(and(eq(variant_id, KEY.variant_id), eq(price_list_id, KEY.price_list_id)))
		.orderBy(asc(at));
	return rows.map((row) => row.amount);
}

describe.runIf(isEmbedded)('the history of a price', () => {
	test('starts with the seed and records every change by anybody', async () => {
		const { db } = await aHost();
		expect(await amounts(db)).toEqual([122_00]);
		await toAmount(db, 110_00);
		await db.execute(sql`update prices set amount = amount + 1 where variant_id = 'rd-50-hg'`);
		expect(await amounts(db)).toEqual([122_00, 110_00, 110_01]);
	});

	test('records nothing without a change', async () => {
		const { db } = await aHost();
		await toAmount(db, 122_00);
		await db.update(prices).set({ street_price: 1 }).where(isIt);
		expect(await amounts(db)).toEqual([122_00]);
	});

	test('contains periods without a price', async () => {
		const { db } = await aHost();
		await db.delete(prices).where(isIt);
		await db.insert(prices).values({ ...KEY, amount: 99_00 });
		expect(await amounts(db)).toEqual([122_00, null, 99_00]);
	});

	test('contains only the last of several changes of one transaction', async () => {
		const { db } = await aHost();
		await db.transaction(async (tx) => {
			await toAmount(tx, 1);
			await toAmount(tx, 2);
			await toAmount(tx, 100_00);
		});
		expect(await amounts(db)).toEqual([122_00, 100_00]);
	});

	test('contains nothing of a transaction that changes nothing or fails', async () => {
		const { db } = await aHost();
		await db.transaction(async (tx) => {
			await toAmount(tx, 1);
			await toAmount(tx, 122_00);
		});
		const failing = db.transaction(async (tx) => {
			await toAmount(tx, 1);
			throw new Error('half');
		});
		await expect(failing).rejects.toThrow('half');
		expect(await amounts(db)).toEqual([122_00]);
	});

	test('keeps simultaneous changes apart and in order', async () => {
		const { db } = await aHost();
		await db
			.insert(price_history)
			.values({ ...KEY, at: new Date(Date.now() + 3_600_000), amount: 200_00 });
		await toAmount(db, 101_00);
		await toAmount(db, 102_00);
		expect(await amounts(db)).toEqual([122_00, 200_00, 101_00, 102_00]);
	});

	test('ends with the current price when twenty change it at once', async () => {
		const { db } = await aHost();
		await Promise.all(Array.from({ length: 20 }, (_, n) => toAmount(db, 200_00 + n)));
		const told = await amounts(db);
		const [price] = await db.select().from(prices).where(isIt);
		expect(told).toHaveLength(21);
		expect(new Set(told).size).toBe(21);
		expect(told.at(-1)).toBe(price?.amount);
	});

	test('a price cannot move to another article or list', async () => {
		const { db } = await aHost();
		const moved = db.update(prices).set({ price_list_id: 'no-such-list' }).where(isIt);
		await expect(moved).rejects.toThrow();
	});

	test('a reduction without a reference is rejected', async () => {
		const { db } = await aHost();
		const cut = db.update(prices).set({ reduced_since: new Date() }).where(isIt);
		await expect(cut).rejects.toThrow();
	});
});
