import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/** After this time the queue knows of any work that it has for a mail. */
const LOST_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Gives up mails that wait although the queue has no job for them, so that staff sees them and may
 * send them again. The database was away when the last try ended, or was restored from a copy.
 */
export async function giveUpLostMails(db: Db, now: Date): Promise<number> {
	const before = new Date(now.getTime() - LOST_AFTER_MS);
	const { rows } = await db.execute(sql`
		update mails m set state = 'failed', last_error = coalesce(m.last_error, 'lost by the queue')
		where m.state in ('queued', 'sending')
			and m.created_at < ${before.toISOString()}::timestamptz
			and not exists (
				select 1 from pgboss.job j
				where j.name = 'mail' and j.state in ('created', 'retry', 'active')
					and j.data ->> 'mail_id' = m.id::text
			)
		returning 1`);
	return rows.length;
}
