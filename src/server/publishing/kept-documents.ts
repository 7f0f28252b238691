import { and, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { KeptDocument, KeptDocuments } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { lockPublishing } from './make-live.ts';
import { content_history, drafts, publication_items, publications, releases } from './tables.ts';

/** Maximum duration of a printing; a release shows the content at its start. */
const PRINTING = sql.raw(`interval '1 day'`);

export const mentions = (document: AnyPgColumn, id: string): SQL =>
	sql`strpos(${document}::text, ${`"${id}"`}) > 0`;

const placed =
	(place: KeptDocument['place']) =>
	(row: Omit<KeptDocument, 'place'>): KeptDocument => ({ ...row, place });

export async function draftsWith(db: Db | Tx, where?: SQL): Promise<KeptDocument[]> {
	const { entity, entity_id: id, document } = drafts;
	const rows = await db.select({ entity, id, document }).from(drafts).where(where);
	return rows.map(placed('draft'));
}

async function planned(db: Db | Tx, picture: string): Promise<KeptDocument[]> {
	const { entity, entity_id: id, document } = publication_items;
	const rows = await db
		.select({ entity, id, document })
		.from(publication_items)
		.innerJoin(publications, eq(publications.id, publication_items.publication_id))
		.where(
			and(
				isNull(publications.published_at),
				ne(publications.state, 'cancelled'),
				mentions(document, picture),
			),
		);
	return rows.map(placed('planned'));
}

/**
 * Versions that a kept release may show: all since the oldest release, and those live then. Without
 * any reported release, all versions.
 */
async function ofReleases(db: Db | Tx, picture: string): Promise<KeptDocument[]> {
	const { entity, entity_id: id, document } = content_history;
	const since = sql`(select min(${releases.made_at}) - ${PRINTING} from ${releases})`;
	const rows = await db
		.select({ entity, id, document })
		.from(content_history)
		.where(
			and(
				isNotNull(document),
				mentions(document, picture),
				sql`(${since} is null or not exists (select from ${content_history} later
					where later.entity = ${entity} and later.entity_id = ${id}
						and later.version > ${content_history.version} and later.at < ${since}))`,
			),
		);
	return rows.map(placed('kept'));
}

/** Documents that are not live, but are or may become visible elsewhere. */
export const keptDocuments: KeptDocuments = {
	drafts: (db) => draftsWith(db),
	mentioning: async (db, id) => [
		...(await draftsWith(db, mentions(drafts.document, id))),
		...(await planned(db, id)),
		...(await ofReleases(db, id)),
	],
	hold: lockPublishing,
};
