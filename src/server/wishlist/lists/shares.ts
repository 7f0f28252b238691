import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { toDigest, deriveToken } from '#server/platform/link-secrets.ts';
import { wishlist_shares } from '../tables.ts';

const getToken = (db: Db, seed: string) => deriveToken(db, 'wishlist', `share:${seed}`);

/** Secret of a customer's link; null while the list is not shared. */
export async function findShareToken(db: Db, customerId: string): Promise<string | null> {
	const [row] = await db
		.select({ seed: wishlist_shares.seed })
		.from(wishlist_shares)
		.where(eq(wishlist_shares.customer_id, customerId));
	return row ? getToken(db, row.seed) : null;
}

/** Shares a list; concurrent requests get the same link. */
export async function share(db: Db, customerId: string, now: Date): Promise<string> {
	const seed = crypto.randomUUID();
	const digest = toDigest(await getToken(db, seed));
	const [row] = await db
		.insert(wishlist_shares)
		.values({ customer_id: customerId, seed, digest, created_at: now })
		// Changes nothing, but returns the existing row.
		.onConflictDoUpdate({
			target: wishlist_shares.customer_id,
			set: { customer_id: customerId },
		})
		.returning({ seed: wishlist_shares.seed });
	if (!row) throw new Error('the link was not stored');
	return getToken(db, row.seed);
}

export async function endShare(db: Db, customerId: string): Promise<void> {
	await db.delete(wishlist_shares).where(eq(wishlist_shares.customer_id, customerId));
}

/** Owner of the list that a secret opens; null if it is unknown or was ended. */
export async function findOwner(db: Db, token: string): Promise<string | null> {
	const [row] = await db
		.select({ customer_id: wishlist_shares.customer_id })
		.from(wishlist_shares)
		.where(eq(wishlist_shares.digest, toDigest(token)));
	return row?.customer_id ?? null;
}
