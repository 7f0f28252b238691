import { eq, inArray } from 'drizzle-orm';
import type { Stock } from '#contract/stock/stock.ts';
import type { IsoDate } from '#contract/units.ts';
import { variants } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { heldUnits } from './held.ts';
import { stock_items } from './tables.ts';

const { id, availability } = variants;
const { on_hand, backorder_on } = stock_items;

/** Columns that `toStock` reads, for a statement over `variants` that joins `stockJoin`. */
export const stockColumns = {
	variant_id: id,
	availability,
	on_hand,
	backorder_on,
	held: heldUnits,
};
export const stockJoin = { table: stock_items, on: eq(stock_items.variant_id, id) };

/** Row of `stockColumns` for an article. */
export interface StockColumns {
	variant_id: string;
	availability: Stock['availability'];
	/** Null where it is not stock-tracked. */
	on_hand: number | null;
	backorder_on: string | null;
	held: number;
}

/**
 * Stock of an article. `available` is the quantity that may be sold now: null is any, for articles
 * that are made to order or not stock-tracked.
 */
export function toStock({ held, backorder_on, ...row }: StockColumns): Stock {
	const { availability, on_hand } = row;
	const isLimited = availability !== 'made_to_order' && on_hand !== null;
	const uncounted = availability === 'out_of_stock' ? 0 : null;
	return {
		...row,
		available: isLimited ? Math.max(0, on_hand - held) : uncounted,
		backorder_on: backorder_on as IsoDate | null,
	};
}

/** Stock by article; articles that are not in the catalogue are left out. */
export async function findStock(
	db: Db | Tx,
	variantIds: readonly string[],
): Promise<Map<string, Stock>> {
	if (variantIds.length === 0) return new Map();
	const rows = await db
		.select(stockColumns)
		.from(variants)
		.leftJoin(stockJoin.table, stockJoin.on)
		.where(inArray(id, [...variantIds]));
	return new Map(rows.map((row) => [row.variant_id, toStock(row)]));
}

/** Reserves, releases or sends units of a buyer. */
export { reserveStock, releaseStock, sendStock, type StockUnits, type Shortage } from './holds.ts';
/** Puts returned units back into stock. */
export { returnStock } from './put-back.ts';

/** Updates the catalogue from stock, and opens the log: for code that fills the tables. */
export { openMovements, settleAvailability } from './settle.ts';

/** Articles that are running low or out. */
export { scarceStock } from './scarce.ts';
