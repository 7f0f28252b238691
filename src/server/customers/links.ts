import { and, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { digestOf, newToken } from '#server/platform/link-secrets.ts';
import { createTurnsByKey } from '#server/platform/turns.ts';
import { customer_links } from './tables.ts';

export type Link = typeof customer_links.$inferSelect;
export type LinkKind = Link['kind'];

const MINUTE_MS = 60_000;
/** How long a link may be used; a registration may wait for the next evening. */
const LIFE_MS: Record<LinkKind, number> = {
	register: 48 * 60 * MINUTE_MS,
	reset: 60 * MINUTE_MS,
	email: 24 * 60 * MINUTE_MS,
};

/** Stores the digest of a new secret and answers the secret, for the mail alone. */
export async function makeLink(
	tx: Tx,
	{ kind, ...link }: Pick<Link, 'kind' | 'email' | 'customer_id' | 'person'>,
	now: Date,
): Promise<string> {
	const token = newToken();
	await tx.insert(customer_links).values({
		...link,
		kind,
		digest: digestOf(token),
		created_at: now,
		expires_at: new Date(now.getTime() + LIFE_MS[kind]),
	});
	return token;
}

const usable = (kind: LinkKind, token: string, now: Date) =>
	and(
		eq(customer_links.kind, kind),
		eq(customer_links.digest, digestOf(token)),
		gt(customer_links.expires_at, now),
	);

/** What a secret stands for; null for one that is unknown, used or over. */
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

const inTurnOf = createTurnsByKey();

/**
 * Does with a link what takes its time before the link is used up; null where it cannot be used. The
 * links of one mailbox take turns: of twenty that come at once, nineteen find it used and cost nothing.
 * That it is used once is `takeLink`'s word, for another host takes turns of its own.
 */
export async function withLink<T>(
	db: Db,
	kind: LinkKind,
	{ token, now }: { token: string; now: Date },
	use: (link: Link) => Promise<T>,
): Promise<T | null> {
	const found = await findLink(db, kind, token, now);
	if (!found) return null;
	return inTurnOf(found.email, async () => {
		const link = await findLink(db, kind, token, now);
		return link && use(link);
	});
}

/** Uses a link up: of two that come at once, one gets it. */
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
