import { and, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { digestOf, newToken } from '#server/platform/link-secrets.ts';
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
