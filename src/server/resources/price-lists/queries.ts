import { asc } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { price_lists } from '../../db/schema.ts';
import { versioned } from '../../entry.ts';

export async function findPriceLists(db: Db) {
	const rows = await db.select().from(price_lists).orderBy(asc(price_lists.position));
	return rows.map(({ origin: _, position: __, updated_at, ...list }) =>
		versioned({ ...list, updated_at: updated_at.toISOString() }),
	);
}
