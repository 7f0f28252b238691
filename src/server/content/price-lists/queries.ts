import { asc } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { price_lists } from '../tables-catalogue.ts';
import { versioned } from '#server/platform/db/localized.ts';

export async function findPriceLists(db: Db) {
	const rows = await db.select().from(price_lists).orderBy(asc(price_lists.position));
	return rows.map(({ origin: _, position: __, updated_at, ...list }) =>
		versioned({ ...list, updated_at: updated_at.toISOString() }),
	);
}
