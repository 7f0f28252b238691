import { getTableColumns, inArray } from 'drizzle-orm';
import type { Stock } from '#contract/stock/stock.ts';
import type { IsoDate } from '#contract/units.ts';
import { availabilitiesOf } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { heldOf } from './held.ts';
import { stock_items } from './tables.ts';

/**
 * What is known of articles' stock, by article; who is not in the catalogue is left out. `available`
 * is what may be sold now: null is any number, for what is made to order and what nobody counts.
 */
export async function stockOf(
	db: Db | Tx,
	variantIds: readonly string[],
): Promise<Map<string, Stock>> {
	if (variantIds.length === 0) return new Map();
	const rows = await db
		.select({ ...getTableColumns(stock_items), held: heldOf })
		.from(stock_items)
		.where(inArray(stock_items.variant_id, [...variantIds]));
	const counted = new Map(rows.map((row) => [row.variant_id, row]));
	const availabilities = await availabilitiesOf(db, variantIds);
	return new Map(
		[...availabilities].map(([variant_id, availability]): [string, Stock] => {
			const item = counted.get(variant_id);
			const isLimited = availability !== 'made_to_order' && item !== undefined;
			const uncounted = availability === 'out_of_stock' ? 0 : null;
			return [
				variant_id,
				{
					variant_id,
					on_hand: item?.on_hand ?? null,
					available: isLimited ? Math.max(0, item.on_hand - item.held) : uncounted,
					availability,
					backorder_on: (item?.backorder_on ?? null) as IsoDate | null,
				},
			];
		}),
	);
}

/** Pieces kept for somebody who pays, sent to him, or given free. */
export { holdStock, releaseStock, sendStock, type Pieces, type Shortage } from './holds.ts';

/** Has the catalogue say what stock says, and begins the log: for who fills the tables. */
export { openMovements, settleAvailability } from './settle.ts';
