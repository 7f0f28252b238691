import { asc, eq, inArray } from 'drizzle-orm';
import { variants } from '#server/content/ports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { heldUnits } from './held.ts';
import { stock_items } from './tables.ts';

/** Lists stock-tracked articles that are running low or out, the scarcest first. */
export async function scarceStock(db: Db, most: number) {
	const rows = await db
		.select({
			variant_id: variants.id,
			code: variants.code,
			product_id: variants.product_id,
			on_hand: stock_items.on_hand,
			held: heldUnits,
		})
		.from(stock_items)
		.innerJoin(variants, eq(variants.id, stock_items.variant_id))
		.where(inArray(variants.availability, ['low_stock', 'out_of_stock']))
		.orderBy(asc(stock_items.on_hand), asc(variants.code))
		.limit(most);
	return rows
		.map(({ on_hand, held, ...row }) => ({ ...row, available: Math.max(0, on_hand - held) }))
		.toSorted((a, b) => a.available - b.available);
}
