import { gt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { publisher_leases } from '../tables-lease.ts';
import type { BuildHookTarget } from './target.ts';

/** Address that gets the messages: the leading publisher's own, else that of the settings. */
export async function findReceiver({
	db,
	buildHook: { url },
}: {
	db: Db;
	buildHook: BuildHookTarget;
}): Promise<string | null> {
	if (url === null) return null;
	const [leader] = await db
		.select({ url: publisher_leases.hook_url })
		.from(publisher_leases)
		.where(gt(publisher_leases.expires_at, sql`clock_timestamp()`));
	return leader?.url ?? url;
}
