import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/client.ts';
import { lockPublishing } from '../make-live.ts';
import { publications } from '../tables.ts';

/** In the place of a person: prices, what can be had, announcements that begin or end by themselves. */
const SHOP = '';

/** Whether nobody of the staff has published it. */
export const isOfShop = ({ created_by }: { created_by: string }): boolean => created_by === SHOP;

/** What the shop has changed becomes a publication; one that has not begun, or has failed, takes it along. */
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

/** Hundreds a day would hide what editors publish: of those that are live the last one is kept. */
export async function keepLastOfShop(tx: Tx, live: readonly { id: string }[]): Promise<void> {
	const ids = live.map(({ id }) => id);
	const isOther = notInArray(publications.id, ids);
	await tx
		.delete(publications)
		.where(and(eq(publications.created_by, SHOP), eq(publications.state, 'live'), isOther));
}
