import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { hook_deliveries } from '../tables.ts';

/**
 * Queues a change message to the publisher. At most one is pending: it also covers later changes
 * until it is sent.
 */
export async function askForHook(tx: Tx, at: Date): Promise<void> {
	await tx
		.insert(hook_deliveries)
		.values({ type: 'content.published', created_at: at, next_try_at: at })
		.onConflictDoUpdate({
			target: hook_deliveries.type,
			targetWhere: sql`${hook_deliveries.state} = 'waiting' and ${hook_deliveries.type} = 'content.published'`,
			set: { next_try_at: sql`least(${hook_deliveries.next_try_at}, excluded.next_try_at)` },
		});
}

/** Asks for a kept release to be served. Of several such requests the last one counts. */
export async function askForRelease(tx: Tx, release_id: string, at: Date): Promise<void> {
	await tx
		.update(hook_deliveries)
		.set({ state: 'replaced' })
		.where(and(eq(hook_deliveries.type, 'release.serve'), isOpen));
	await tx
		.insert(hook_deliveries)
		.values({ type: 'release.serve', release_id, created_at: at, next_try_at: at });
}

export const isOpen = inArray(hook_deliveries.state, ['waiting', 'trying']);

/** True if a message is due. */
export async function isHookDue(db: Db, now: Date): Promise<boolean> {
	const [row] = await db
		.select({ id: hook_deliveries.id })
		.from(hook_deliveries)
		.where(and(isOpen, lte(hook_deliveries.next_try_at, now)))
		.orderBy(desc(hook_deliveries.created_at))
		.limit(1);
	return row !== undefined;
}
