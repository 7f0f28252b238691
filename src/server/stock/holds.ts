import { and, eq, inArray, sql } from 'drizzle-orm';
import { variants } from '#server/content/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { heldUnits } from './held.ts';
import { noteMovement } from './movements.ts';
import { settleAvailability, settleThese } from './settle.ts';
import { stock_holds, stock_items } from './tables.ts';

export interface StockUnits {
	variant_id: string;
	quantity: number;
}

/** Article with less stock than was asked for; `available` are the units that are left. */
export interface Shortage {
	variant_id: string;
	available: number;
}

/** Sums units by article: two lines of one article share its stock. */
function byArticle(pieces: readonly StockUnits[]): Map<string, number> {
	const sums = new Map<string, number>();
	for (const { variant_id, quantity } of pieces) {
		sums.set(variant_id, (sums.get(variant_id) ?? 0) + quantity);
	}
	return sums;
}

/**
 * Locks the stock rows of these articles in one order, which avoids deadlocks. The stock is read by
 * another statement once the rows are locked: before, the reservations of others were not visible.
 */
async function lockStock(tx: Tx, ids: readonly string[]): Promise<void> {
	await tx
		.select({ id: stock_items.variant_id })
		.from(stock_items)
		.where(inArray(stock_items.variant_id, [...ids]))
		.orderBy(stock_items.variant_id)
		.for('update');
}

/** Reads the stock of these articles and of those that `holder` has reserved, with those units. */
async function readStock(tx: Tx, ids: readonly string[], holder: string) {
	const isHis = and(eq(stock_holds.variant_id, variants.id), eq(stock_holds.holder, holder));
	const rows = await tx
		.select({
			id: variants.id,
			availability: variants.availability,
			on_hand: stock_items.on_hand,
			low_at: stock_items.low_at,
			held: heldUnits,
			own: stock_holds.quantity,
		})
		.from(variants)
		.leftJoin(stock_items, eq(stock_items.variant_id, variants.id))
		.leftJoin(stock_holds, isHis)
		.where(
			sql`${variants.id} = any(${sql.param([...ids])}::text[] || array(
				select h.variant_id from ${stock_holds} h where h.holder = ${holder}))`,
		);
	return {
		own: new Map(rows.flatMap(({ id, own }) => (own === null ? [] : [[id, own] as const]))),
		availabilities: new Map(rows.map(({ id, availability }) => [id, availability])),
		shelves: rows.flatMap(({ on_hand, own: _, ...shelf }) =>
			on_hand !== null && ids.includes(shelf.id) ? [{ ...shelf, on_hand }] : [],
		),
	};
}

/**
 * Reserves units for `holder`, in the caller's transaction: all of them, or none where an article
 * has too few, and then returns the shortages. Articles made to order or not stock-tracked have no
 * limit, unless the catalogue says that they are out of stock. A repeated call does not reserve
 * twice: the holder's reservation is replaced.
 */
export async function reserveStock(
	tx: Tx,
	holder: string,
	pieces: readonly StockUnits[],
): Promise<readonly Shortage[]> {
	const asked = byArticle(pieces);
	const ids = [...asked.keys()];
	if (ids.length === 0) return [];
	await lockStock(tx, ids);
	const { own, availabilities, ...found } = await readStock(tx, ids, holder);
	const shelves = new Map(found.shelves.map((shelf) => [shelf.id, shelf]));
	const isKept = ({ on_hand, held }: { on_hand: number; held: number }) => held <= on_hand;
	// Usual when a payment comes: the same units have been reserved since the order was placed.
	if (isSame(own, asked) && [...shelves.values()].every(isKept)) return [];
	const short = [...asked].flatMap(([variant_id, quantity]): Shortage[] => {
		const availability = availabilities.get(variant_id);
		const shelf = shelves.get(variant_id);
		if (availability === 'made_to_order') return [];
		if (!shelf) {
			const isThere = availability !== undefined && availability !== 'out_of_stock';
			return isThere ? [] : [{ variant_id, available: 0 }];
		}
		const available = Math.max(0, shelf.on_hand - shelf.held + (own.get(variant_id) ?? 0));
		return quantity > available ? [{ variant_id, available }] : [];
	});
	if (short.length > 0) return short;
	if (own.size > 0) await tx.delete(stock_holds).where(eq(stock_holds.holder, holder));
	const isCounted = (id: string) => shelves.has(id) && availabilities.get(id) !== 'made_to_order';
	const kept = new Map([...asked].filter(([id]) => isCounted(id)));
	if (kept.size > 0) {
		await tx
			.insert(stock_holds)
			.values([...kept].map(([variant_id, quantity]) => ({ holder, variant_id, quantity })));
	}
	if (own.size > 0) await settleAvailability(tx, [...new Set([...ids, ...own.keys()])]);
	// The stock rows are locked, so no other call has changed them: nothing has to be read again.
	else {
		const heldNow = ({ id, held }: { id: string; held: number }) => held + (kept.get(id) ?? 0);
		await settleThese(
			tx,
			found.shelves.map((shelf) => ({ ...shelf, held: heldNow(shelf) })),
		);
	}
	return [];
}

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
	one.size === other.size && [...one].every(([id, quantity]) => other.get(id) === quantity);

async function ownedBy(tx: Tx, holder: string): Promise<Map<string, number>> {
	const rows = await tx.select().from(stock_holds).where(eq(stock_holds.holder, holder));
	return new Map(rows.map(({ variant_id, quantity }) => [variant_id, quantity]));
}

/** Releases all that `holder` has reserved. Idempotent. */
export async function releaseStock(tx: Tx, holder: string): Promise<void> {
	const own = await ownedBy(tx, holder);
	if (own.size === 0) return;
	await lockStock(tx, [...own.keys()]);
	await tx.delete(stock_holds).where(eq(stock_holds.holder, holder));
	await settleAvailability(tx, [...own.keys()]);
}

/** For the log of movements: why units left, and which staff sent them. */
interface Sending {
	reason: string;
	staff_email: string;
}

/**
 * Takes units that are sent to `holder` out of the stock, and out of the holder's reservation.
 * Articles that are not stock-tracked leave no trace. Throws if more is sent than is in stock: the
 * count was wrong, and the packer has to correct it.
 */
export async function sendStock(
	tx: Tx,
	holder: string,
	pieces: readonly StockUnits[],
	{ reason, staff_email }: Sending,
): Promise<void> {
	const sent = byArticle(pieces);
	const ids = [...sent.keys()];
	if (ids.length === 0) return;
	await lockStock(tx, ids);
	const { shelves, availabilities } = await readStock(tx, ids, holder);
	for (const { id, on_hand } of shelves) {
		const quantity = sent.get(id) ?? 0;
		const isMade = availabilities.get(id) === 'made_to_order';
		const left = isMade ? Math.max(0, on_hand - quantity) : on_hand - quantity;
		if (left < 0)
			throw new RangeError(`Cannot send ${quantity} units of ${id}: ${on_hand} in stock`);
		const isHis = and(eq(stock_holds.holder, holder), eq(stock_holds.variant_id, id));
		await tx.delete(stock_holds).where(and(isHis, sql`${stock_holds.quantity} <= ${quantity}`));
		await tx
			.update(stock_holds)
			.set({ quantity: sql`${stock_holds.quantity} - ${quantity}` })
			.where(isHis);
		await tx.update(stock_items).set({ on_hand: left }).where(eq(stock_items.variant_id, id));
		const change = left - on_hand;
		await noteMovement(tx, {
			variant_id: id,
			kind: 'sale',
			change,
			on_hand: left,
			reason,
			staff_email,
		});
	}
	await settleAvailability(tx, ids);
}
