import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { AnyDocument } from '#contract/publishing/drafts.ts';
import { isEqual } from '#domain/documents/values.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { EntryName } from './faults.ts';
import { content_history } from './tables.ts';
import { titleIn } from './title.ts';

export const ofEntry = ({ entity, id }: EntryName) =>
	and(eq(content_history.entity, entity), eq(content_history.entity_id, id));

async function lastVersion(tx: Tx, name: EntryName) {
	const [last] = await tx
		.select()
		.from(content_history)
		.where(ofEntry(name))
		.orderBy(desc(content_history.version))
		.limit(1);
	return last ?? null;
}

export interface Published {
	at: Date;
	by: string;
	publication_id: string;
}

/**
 * Adds the live document to the history. An earlier live document that is missing there, because
 * the seed or an import wrote it, is added first, so that it can be restored.
 */
export async function keepVersions(
	tx: Tx,
	name: EntryName,
	before: AnyDocument | null,
	after: AnyDocument | null,
	{ at, by, publication_id }: Published,
): Promise<void> {
	const { entity, id: entity_id } = name;
	const last = await lastVersion(tx, name);
	const isKnown = last === null ? before === null : isEqual(last.document, before);
	let version = last?.version ?? 0;
	const keep = { entity, entity_id };
	if (!isKnown) {
		version += 1;
		await tx.insert(content_history).values({ ...keep, version, document: before, at, by: '' });
	}
	if (isEqual(before, after)) return;
	version += 1;
	await tx
		.insert(content_history)
		.values({ ...keep, version, document: after, at, by, publication_id });
}

const lastChange = {
	id: content_history.entity_id,
	by: content_history.by,
	at: content_history.at,
	/** True if that change took the entry off the site. */
	isOff: sql<boolean>`${content_history.document} is null`,
};

/** Last change of each entry of a kind with its author, as far as the history has it. */
export async function listLastChanges(db: Db, entity: ContentEntity) {
	const rows = await db
		.selectDistinctOn([content_history.entity_id], lastChange)
		.from(content_history)
		.where(eq(content_history.entity, entity))
		.orderBy(content_history.entity_id, desc(content_history.version));
	return new Map(rows.map((row) => [row.id, row]));
}

/** Last change of one entry; null without a history, if it was never on the site. */
export async function findLastChange(db: Db, name: EntryName) {
	const [row] = await db
		.select(lastChange)
		.from(content_history)
		.where(ofEntry(name))
		.orderBy(desc(content_history.version))
		.limit(1);
	return row ?? null;
}

/** Last titles of entries that are no longer on the site. */
export async function listLastNames(db: Db, entity: ContentEntity, ids: readonly string[]) {
	if (ids.length === 0) return [];
	const { entity_id, document, version } = content_history;
	return db
		.selectDistinctOn([entity_id], {
			id: entity_id,
			title: titleIn(document),
			slug: sql<string | null>`${document} #>> '{slugs,it}'`,
		})
		.from(content_history)
		.where(
			and(eq(content_history.entity, entity), inArray(entity_id, [...ids]), isNotNull(document)),
		)
		.orderBy(entity_id, desc(version));
}

export async function listVersions(db: Db, name: EntryName) {
	const rows = await db
		.select()
		.from(content_history)
		.where(ofEntry(name))
		.orderBy(desc(content_history.version));
	return rows.map(({ version, at, by, publication_id, document }) => ({
		version,
		at: at.toISOString(),
		by,
		publication_id,
		change: document === null ? ('remove' as const) : ('write' as const),
	}));
}

export async function findVersion(
	db: Db,
	name: EntryName,
	version: number,
): Promise<AnyDocument | null> {
	const [row] = await db
		.select({ document: content_history.document })
		.from(content_history)
		.where(and(ofEntry(name), eq(content_history.version, version)));
	return row?.document ?? null;
}
