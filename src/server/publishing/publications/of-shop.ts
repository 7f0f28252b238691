import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/client.ts';
import { lockPublishing } from '../make-live.ts';
import { publications } from '../tables.ts';

/** Author of automatic changes: prices, availability, announcements that begin or end. */
const SHOP = '';

/** True if the publication has no author among staff. */
export const isOfShop = ({ created_by }: { created_by: string }): boolean => created_by === SHOP;

/** Publishes changes of the shop; one of its publications that is queued or failed takes them. */
export async function publishForShop(tx: Tx, at: Date): Promise<void> {
	await lockPublishing(tx);
	const isOpen = inArray(publications.state, ['queued', 'failed']);
	const [open] = await tx
		.select({ id: publications.id })
		.from(publications)
		.where(and(eq(publications.created_by, SHOP), isOpen))
		.limit(1);
	if (open) return;
	await tx
		.insert(publications)
		.values({ state: 'queued', created_at: at, created_by: SHOP, published_at: at });
}

/** Keeps only the last live publication of the shop: hundreds a day would hide those of editors. */
export async function keepLastOfShop(tx: Tx, live: readonly { id: string }[]): Promise<void> {
	const ids = live.map(({ id }) => id);
	const isOther = notInArray(publications.id, ids);
	await tx
		.delete(publications)
		.where(and(eq(publications.created_by, SHOP), eq(publications.state, 'live'), isOther));
}
