import { eq, inArray } from 'drizzle-orm';
import type { Stock } from '#contract/stock/stock.ts';
import type { IsoDate } from '#contract/units.ts';
import { variants } from '#server/content/ports.ts';
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
	const { on_hand, backorder_on } = stock_items;
	const { id, availability } = variants;
	const rows = await db
		.select({ id, availability, item: { on_hand, backorder_on }, held: heldOf })
		.from(variants)
		.leftJoin(stock_items, eq(stock_items.variant_id, id))
		.where(inArray(id, [...variantIds]));
	return new Map(
		rows.map(({ id: variant_id, availability, item, held }): [string, Stock] => {
			const isLimited = availability !== 'made_to_order' && item !== null;
			const uncounted = availability === 'out_of_stock' ? 0 : null;
			return [
				variant_id,
				{
					variant_id,
					on_hand: item?.on_hand ?? null,
					available: isLimited ? Math.max(0, item.on_hand - held) : uncounted,
					availability,
					backorder_on: (item?.backorder_on ?? null) as IsoDate | null,
				},
			];
		}),
	);
}

/** Pieces kept for somebody who pays, sent to him, or given free. */
export { holdStock, releaseStock, sendStock, type Pieces, type Shortage } from './holds.ts';
/** Puts pieces that came back on the shelf. */
export { returnStock } from './put-back.ts';

/** Has the catalogue say what stock says, and begins the log: for who fills the tables. */
export { openMovements, settleAvailability } from './settle.ts';
