import { and, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toDigest, newToken } from '#server/platform/link-secrets.ts';
import { createKeyedLimiter } from '#server/platform/limiter.ts';
import { customer_links } from '../tables.ts';

export type Link = typeof customer_links.$inferSelect;
export type LinkKind = Link['kind'];

const MINUTE_MS = 60_000;
/** Lifetime of a link; a registration may wait for the next evening. */
const LIFE_MS: Record<LinkKind, number> = {
	register: 48 * 60 * MINUTE_MS,
	reset: 60 * MINUTE_MS,
	email: 24 * 60 * MINUTE_MS,
};

/** Stores the digest of a new secret and returns the secret, for the mail alone. */
export async function makeLink(
	tx: Tx,
	{ kind, ...link }: Pick<Link, 'kind' | 'email' | 'customer_id' | 'person'>,
	now: Date,
): Promise<string> {
	const token = newToken();
	await tx.insert(customer_links).values({
		...link,
		kind,
		digest: toDigest(token),
		created_at: now,
		expires_at: new Date(now.getTime() + LIFE_MS[kind]),
	});
	return token;
}

const usable = (kind: LinkKind, token: string, now: Date) =>
	and(
		eq(customer_links.kind, kind),
		eq(customer_links.digest, toDigest(token)),
		gt(customer_links.expires_at, now),
	);

/** Finds the link of a secret; null if it is unknown, used or expired. */
export async function findLink(
	db: Db,
	kind: LinkKind,
	token: string,
	now: Date,
): Promise<Link | null> {
	const [row] = await db
		.select()
		.from(customer_links)
		.where(usable(kind, token, now));
	return row ?? null;
}

const takeTurn = createKeyedLimiter();

/**
 * Runs slow work for a link before it is used up; null where it cannot be used. Calls for one
 * mailbox run one after the other: of twenty concurrent ones, nineteen find the link used and cost
 * nothing. `takeLink` guarantees the single use, for another host has a queue of its own.
 */
export async function withLink<T>(
	db: Db,
	kind: LinkKind,
	{ token, now }: { token: string; now: Date },
	use: (link: Link) => Promise<T>,
): Promise<T | null> {
	const found = await findLink(db, kind, token, now);
	if (!found) return null;
	return takeTurn(found.email, async () => {
		const link = await findLink(db, kind, token, now);
		return link && use(link);
	});
}

/** Uses a link up: of two concurrent calls, one gets it. */
export async function takeLink(
	tx: Tx,
	kind: LinkKind,
	token: string,
	now: Date,
): Promise<Link | null> {
	const [row] = await tx
		.delete(customer_links)
		.where(usable(kind, token, now))
		.returning();
	return row ?? null;
}

/** Ends every link of an account, and every registration that waits at its address. */
export async function voidLinks(tx: Tx, customerId: string, email: string): Promise<void> {
	await tx.delete(customer_links).where(eq(customer_links.customer_id, customerId));
	await tx
		.delete(customer_links)
		.where(and(eq(customer_links.email, email), eq(customer_links.kind, 'register')));
}
