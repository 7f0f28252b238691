import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { MOST_WISHED } from '#contract/wishlist/entries.ts';
import { listAvailabilities } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { wishlist_items } from '../tables.ts';

/** Ids of a customer's list, the newest first. */
export async function listIds(db: Db | Tx, customerId: string): Promise<string[]> {
	const rows = await db
		.select({ id: wishlist_items.variant_id })
		.from(wishlist_items)
		.where(eq(wishlist_items.customer_id, customerId))
		.orderBy(desc(wishlist_items.added_at), asc(wishlist_items.position));
	return rows.map(({ id }) => id);
}

/**
 * Adds articles to a list: known ones keep their place, those not in the catalogue are left out,
 * and a full list takes no more. Concurrent writes to one list wait for each other.
 */
export async function addItems(
	tx: Tx,
	customerId: string,
	variantIds: readonly string[],
	now: Date,
): Promise<'kept' | 'full'> {
	await tx.execute(
		sql`select pg_advisory_xact_lock(hashtextextended(${`wishlist ${customerId}`}, 0))`,
	);
	const known = await listAvailabilities(tx, variantIds);
	const there = new Set(await listIds(tx, customerId));
	const anew = [...new Set(variantIds)].filter((id) => known.has(id) && !there.has(id));
	const fitting = anew.slice(0, Math.max(0, MOST_WISHED - there.size));
	if (fitting.length > 0) {
		const row = { customer_id: customerId, added_at: now };
		await tx
			.insert(wishlist_items)
			.values(fitting.map((variant_id, position) => ({ ...row, variant_id, position })));
	}
	return fitting.length < anew.length ? 'full' : 'kept';
}

export async function removeItem(db: Db, customerId: string, variantId: string): Promise<void> {
	await db
		.delete(wishlist_items)
		.where(
			and(eq(wishlist_items.customer_id, customerId), eq(wishlist_items.variant_id, variantId)),
		);
}
