import { and, eq, gt } from 'drizzle-orm';
import { href } from '#i18n/paths.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toDigest, newToken } from '#server/platform/link-secrets.ts';
import { secretLink, type MailFrame } from '#server/platform/mail/compose.ts';
import type { OrderRow } from '../record/queries.ts';
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

/**
 * Page that a buyer's mail leads to: in the account, or behind a secret link. It shows the order,
 * unless the mail is about one of its returns.
 */
export async function buyerPage(
	tx: Tx,
	order: OrderRow,
	head: MailFrame,
	now: Date,
	returnId: string | null = null,
): Promise<string> {
	if (order.customer_id !== null) {
		const page = href(head.locale, returnId === null ? 'account-order' : 'account-return');
		return `${head.siteUrl}${page}?id=${returnId ?? order.id}`;
	}
	const token = await makeOrderLink(tx, { email: order.email, order_id: order.id }, now);
	return secretLink(head, returnId === null ? 'orders' : 'order-return', token, returnId);
}

/** Finds the link of a secret; null if unknown or expired. It may be used again until then. */
export async function findOrderLink(db: Db | Tx, token: string, now: Date) {
	const [row] = await db
		.select()
		.from(order_links)
		.where(and(eq(order_links.digest, toDigest(token)), gt(order_links.expires_at, now)));
	return row ?? null;
}
