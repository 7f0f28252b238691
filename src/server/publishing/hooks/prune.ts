import { and, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { heard_messages, hook_deliveries } from '../tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 90;
/** Far longer than the time in which a copy of a message counts as new. */
const REMEMBERED_DAYS = 30;

/**
 * Deletes old messages, except the one that covers the most, which records the announced changes.
 */
export async function pruneHooks(db: Db, now: Date): Promise<void> {
	const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
	await db
		.delete(hook_deliveries)
		.where(
			and(
				lt(hook_deliveries.created_at, before(KEPT_DAYS)),
				notInArray(hook_deliveries.state, ['waiting', 'trying']),
				ne(
					sql`coalesce(${hook_deliveries.told_up_to}, 0)`,
					sql`(select coalesce(max(told_up_to), 0) from hook_deliveries)`,
				),
			),
		);
	await db.delete(heard_messages).where(lt(heard_messages.at, before(REMEMBERED_DAYS)));
}
