import { sql } from 'drizzle-orm';
import type { Db } from '../../src/server/platform/db/client.ts';

/** Puts as many pieces of some articles on the shelf that are sold; the articles. */
export async function filledShelves(db: Db, articles: number, on_hand: number): Promise<string[]> {
	const { rows } = await db.execute<{ variant_id: string }>(sql`
		update stock_items set on_hand = ${on_hand} where variant_id in (
			select s.variant_id from stock_items s join variants v on v.id = s.variant_id
				join products p on p.id = v.product_id
			where v.availability = 'in_stock' and p.is_active and not p.is_discontinued
			order by 1 limit ${articles}
		) returning variant_id`);
	return rows.map(({ variant_id }) => variant_id);
}
