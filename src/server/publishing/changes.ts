import { sql } from 'drizzle-orm';
import { listChanges, type ContentChange } from '#contract/publishing/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
import { publisherRoute } from './publisher-route.ts';

/** Beyond this number of changes it is quicker to read everything. */
const MOST_CHANGES = 5_000;

interface Row extends Record<string, unknown> {
	cursor: string;
	is_known: boolean;
	changes: ContentChange[];
}

/** Number of a commit and its mark: the number alone does not distinguish two histories. */
const CURSOR = /^(\d{1,10})\.([\da-f-]{36})$/;

/**
 * Changes since a cursor. Transactions get their numbers one after the other as they commit, so all
 * numbers below the last one that this statement sees are visible too.
 */
export async function changesSince(db: Db, since: string | undefined) {
	const [, seq = null, mark = null] = CURSOR.exec(since ?? '') ?? [];
	const { rows } = await db.execute<Row>(sql`
		with last as (select seq, mark from content_commits order by seq desc limit 1),
			known as (select seq from content_commits
				where seq = ${seq}::integer and mark = ${mark}::uuid),
			told as (select distinct f.part, f.entity_id from known
				join content_commits c on c.seq > known.seq join content_feed f on f.tx = c.tx
				order by 1, 2 limit ${MOST_CHANGES + 1})
		select (select seq || '.' || mark from last) as cursor,
			exists (select from known) as is_known,
			(select coalesce(jsonb_agg(jsonb_build_object('part', part, 'id', entity_id)), '[]')
				from told) as changes`);
	const [row] = rows;
	if (!row) throw new Error('the query of the feed returned no row');
	const { cursor, is_known, changes } = row;
	return { cursor, changes: is_known && changes.length <= MOST_CHANGES ? changes : null };
}

/** Age of the oldest change that the feed still lists. */
const FEED_DAYS = 14;

/** Deletes outdated changes; the last commit stays, as up-to-date readers have it as cursor. */
export async function pruneFeed(db: Db, now: Date): Promise<void> {
	await db.execute(sql`delete from content_commits
		where at < ${now.toISOString()}::timestamptz - make_interval(days => ${FEED_DAYS})
			and seq < (select max(seq) from content_commits)`);
	await db.execute(sql`delete from content_feed f
		where not exists (select from content_commits c where c.tx = f.tx)`);
}

export const changeRoutes = {
	listChanges: publisherRoute(listChanges, ({ db, query }) => changesSince(db, query.since)),
};
