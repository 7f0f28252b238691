import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { OrderRow } from '../record/queries.ts';
import { orders } from '../tables.ts';

/** Finds the order of an idempotency key; undefined before it is placed. */
export async function findByKey(db: Db | Tx, key: string): Promise<OrderRow | undefined> {
	const [row] = await db.select().from(orders).where(eq(orders.key, key));
	return row;
}
