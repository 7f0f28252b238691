import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { variants } from '../../src/server/content/tables-catalogue.ts';
import { reserveStock, releaseStock, sendStock, findStock } from '../../src/server/stock/ports.ts';
import { stock_holds, stock_items, stock_movements } from '../../src/server/stock/tables.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

const ID = 'rd-50-hg';
const OTHER = 'rd-50-xdr';
const BY = { reason: 'LV-1', staff_email: 'shop@livenza.example' };

/** Sets the stock of two wheels. */
async function shelves(on_hand: number, other = 5): Promise<OwnHost['db']> {
	const { db } = await aHost();
	await db.delete(stock_holds);
	await db.delete(stock_movements);
	await db.update(variants).set({ availability: 'in_stock' });
	for (const [variant_id, pieces] of [
		[ID, on_hand],
		[OTHER, other],
	] as const) {
		await db
			.insert(stock_items)
			.values({ variant_id, on_hand: pieces })
			.onConflictDoUpdate({ target: stock_items.variant_id, set: { on_hand: pieces } });
	}
	return db;
}
type Db = OwnHost['db'];
const hold = (db: Db, holder: string, quantity: number, variant_id = ID) =>
	db.transaction((tx) => reserveStock(tx, holder, [{ variant_id, quantity }]));
const release = (db: Db, holder: string) => db.transaction((tx) => releaseStock(tx, holder));
const send = (db: Db, holder: string, quantity: number) =>
	db.transaction((tx) => sendStock(tx, holder, [{ variant_id: ID, quantity }], BY));
const available = async (db: Db, id = ID) => (await findStock(db, [id])).get(id)?.available;
const shown = async (db: Db, id = ID) =>
	(await db.select().from(variants).where(eq(variants.id, id)))[0]?.availability;

describe.runIf(isEmbedded)('units reserved for an order', () => {
	test('at once: ten of 50 orders get the last 10 units, and nothing is left', async () => {
		const db = await shelves(10);
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, index) => hold(db, `order-${index}`, 1)),
		);
		expect(answers.filter((short) => short.length === 0)).toHaveLength(10);
		expect(answers.filter((short) => short.length > 0)).toHaveLength(40);
		expect(answers.flat().every((short) => short.available === 0)).toBe(true);
		expect(await available(db)).toBe(0);
		expect(await shown(db)).toBe('out_of_stock');
	});

	test('at once, in another order: no deadlock', async () => {
		const db = await shelves(40, 40);
		const both = [ID, OTHER].map((variant_id) => ({ variant_id, quantity: 1 }));
		const answers = await Promise.all(
			Array.from({ length: 30 }, (_, index) =>
				db.transaction((tx) =>
					reserveStock(tx, `order-${index}`, index % 2 ? both : both.toReversed()),
				),
			),
		);
		expect(answers.flat()).toEqual([]);
		expect(await available(db)).toBe(10);
		expect(await available(db, OTHER)).toBe(10);
	});

	test('twice: a second reservation replaces the first', async () => {
		const db = await shelves(3);
		expect(await hold(db, 'a', 2)).toEqual([]);
		expect(await hold(db, 'a', 2)).toEqual([]);
		expect(await available(db)).toBe(1);
		expect(await hold(db, 'a', 3)).toEqual([]);
		expect(await available(db)).toBe(0);
		expect(await hold(db, 'b', 1)).toEqual([{ variant_id: ID, available: 0 }]);
		await release(db, 'a');
		await release(db, 'a');
		expect(await available(db)).toBe(3);
		expect(await shown(db)).toBe('low_stock');
	});

	test('half: when one article is short, nothing is reserved, and earlier units stay', async () => {
		const db = await shelves(5, 1);
		await hold(db, 'a', 2);
		const both = [
			{ variant_id: ID, quantity: 4 },
			{ variant_id: OTHER, quantity: 2 },
		];
		expect(await db.transaction((tx) => reserveStock(tx, 'a', both))).toEqual([
			{ variant_id: OTHER, available: 1 },
		]);
		expect(await available(db)).toBe(3);
		expect(await available(db, OTHER)).toBe(1);
	});

	test('two lines of one article share its stock', async () => {
		const db = await shelves(3);
		const lines = [2, 2].map((quantity) => ({ variant_id: ID, quantity }));
		expect(await db.transaction((tx) => reserveStock(tx, 'a', lines))).toEqual([
			{ variant_id: ID, available: 3 },
		]);
	});

	test('a failed transaction reserves nothing', async () => {
		const db = await shelves(3);
		const failing = db.transaction(async (tx) => {
			await reserveStock(tx, 'a', [{ variant_id: ID, quantity: 3 }]);
			throw new Error('the order could not be written');
		});
		await expect(failing).rejects.toThrow('could not be written');
		expect(await available(db)).toBe(3);
	});

	test('shipped units leave stock and reservation, in parts too, with a movement each', async () => {
		const db = await shelves(5);
		await hold(db, 'a', 3);
		await send(db, 'a', 1);
		expect(await db.select().from(stock_holds)).toMatchObject([{ holder: 'a', quantity: 2 }]);
		await send(db, 'a', 2);
		expect(await db.select().from(stock_holds)).toEqual([]);
		expect(await available(db)).toBe(2);
		const log = await db.select().from(stock_movements).orderBy(stock_movements.on_hand);
		expect(log).toMatchObject([
			{ kind: 'sale', change: -2, on_hand: 2, ...BY },
			{ kind: 'sale', change: -1, on_hand: 4, ...BY },
		]);
	});

	test('wrong order: units released or never reserved can be shipped while in stock', async () => {
		const db = await shelves(2);
		await release(db, 'a');
		await send(db, 'a', 2);
		expect(await available(db)).toBe(0);
		await expect(send(db, 'a', 1)).rejects.toThrow(RangeError);
		expect(await available(db)).toBe(0);
	});

	test('a count below the reserved units leaves nothing to sell, and keeps the reservations', async () => {
		const db = await shelves(5);
		await hold(db, 'a', 4);
		await db.update(stock_items).set({ on_hand: 3 }).where(eq(stock_items.variant_id, ID));
		expect(await available(db)).toBe(0);
		expect(await hold(db, 'b', 1)).toEqual([{ variant_id: ID, available: 0 }]);
		expect(await hold(db, 'a', 4)).toEqual([{ variant_id: ID, available: 3 }]);
		expect(await db.select().from(stock_holds)).toMatchObject([{ holder: 'a', quantity: 4 }]);
	});

	test('made-to-order articles have no limit, an unknown article has no stock', async () => {
		const db = await shelves(0);
		await db.update(variants).set({ availability: 'made_to_order' }).where(eq(variants.id, ID));
		expect(await hold(db, 'a', 7)).toEqual([]);
		expect(await db.select().from(stock_holds)).toEqual([]);
		expect(await hold(db, 'a', 1, 'nowhere')).toEqual([{ variant_id: 'nowhere', available: 0 }]);
	});
});
