import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../src/server/platform/db/client.ts';
import { stock_items } from '../../src/server/stock/tables.ts';

/** Puts so many units of some articles on sale into stock; returns the articles. */
export async function stockArticles(db: Db, articles: number, on_hand: number): Promise<string[]> {
	const { rows } = await db.execute<{ id: string }>(sql`
		select v.id from stock_items s join variants v on v.id = s.variant_id
			join products p on p.id = v.product_id
		where v.availability = 'in_stock' and p.is_active and not p.is_discontinued
		order by 1 limit ${articles}`);
	const ids = rows.map(({ id }) => id);
	await db.update(stock_items).set({ on_hand }).where(inArray(stock_items.variant_id, ids));
	return ids;
}
