import { and, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toDigest, newToken } from '#server/platform/link-secrets.ts';
import { order_links } from '../tables.ts';

/** Days for which a mailed link opens the orders of an address. */
export const LINK_DAYS = 30;
const DAY_MS = 86_400_000;

/** Stores the digest of a new secret and returns the secret, for the mail alone. */
export async function makeOrderLink(
	tx: Db | Tx,
	{ email, order_id }: { email: string; order_id: string | null },
	now: Date,
): Promise<string> {
	const token = newToken();
	await tx.insert(order_links).values({
		digest: toDigest(token),
		email,
		order_id,
		created_at: now,
		expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS),
	});
	return token;
}

/** Finds the link of a secret; null if unknown or expired. It may be used again until then. */
export async function findOrderLink(db: Db | Tx, token: string, now: Date) {
	const [row] = await db
		.select()
		.from(order_links)
		.where(and(eq(order_links.digest, toDigest(token)), gt(order_links.expires_at, now)));
	return row ?? null;
}
