import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { contentEntitySchema, type ContentEntity } from '#contract/content/documents/entities.ts';
import {
	contentEntrySchema,
	getContent,
	getVersion,
	listContent,
	listHistory,
} from '#contract/publishing/drafts.ts';
import { kindOf } from '../kinds.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import type { Db } from '#server/platform/db/client.ts';
import { entryOf } from '../entry-name.ts';
import { faultsIn } from '../faults.ts';
import { findVersion, versionsOf, wasLive } from '../history.ts';
import { madeFrom } from '../made-from.ts';
import { content_history, drafts, publications } from '../tables.ts';
import { titleIn } from '../title.ts';
import { findDraft, liveOf, versionOf, type DraftRow } from './store.ts';

/** When the publication that holds a copy of a draft is due; null without one. */
async function dueAt(db: Db, { publication_id }: DraftRow): Promise<string | null> {
	if (publication_id === null) return null;
	const [row] = await db
		.select({ at: publications.publish_at })
		.from(publications)
		.where(eq(publications.id, publication_id));
	return row?.at?.toISOString() ?? null;
}

const headOf = ({ revision, by, at, publication_id }: DraftRow, publish_at: string | null) => ({
	revision,
	by,
	at: at.toISOString(),
	publish_at,
	publication_id,
});

async function draftsOf(db: Db, entity: ContentEntity) {
	const { document: _, base: __, ...head } = getTableColumns(drafts);
	return db
		.select({
			...head,
			due_at: publications.publish_at,
			title: titleIn(drafts.document),
			slug: sql<string | null>`${drafts.document} #>> '{slugs,it}'`,
		})
		.from(drafts)
		.leftJoin(publications, eq(publications.id, drafts.publication_id))
		.where(eq(drafts.entity, entity));
}

/** Who published each entry of a kind last. */
async function publishersOf(db: Db, entity: ContentEntity): Promise<Map<string, string>> {
	const rows = await db
		.selectDistinctOn([content_history.entity_id], {
			id: content_history.entity_id,
			by: content_history.by,
		})
		.from(content_history)
		.where(eq(content_history.entity, entity))
		.orderBy(content_history.entity_id, desc(content_history.version));
	return new Map(rows.map(({ id, by }) => [id, by]));
}

async function entriesOf(
	db: Db,
	entity: ContentEntity,
): Promise<v.InferInput<typeof contentEntrySchema>[]> {
	const [live, drafted, publishers] = await Promise.all([
		kindOf(entity).list(db),
		draftsOf(db, entity),
		publishersOf(db, entity),
	]);
	const draftOf = new Map(drafted.map((row) => [row.entity_id, row]));
	const listed = new Set(live.map(({ id }) => id));
	const shown = (id: string, title: string) => {
		const draft = draftOf.get(id);
		return draft ? { ...headOfListed(draft), title: draft.title ?? title } : null;
	};
	return [
		...live.map((entry) => ({
			...entry,
			updated_by: publishers.get(entry.id) || null,
			is_live: true,
			draft: shown(entry.id, entry.title),
		})),
		...drafted
			.filter(({ entity_id }) => !listed.has(entity_id))
			.map(({ entity_id: id, title, slug }) => ({
				id,
				title: title ?? id,
				slug,
				updated_at: null,
				updated_by: publishers.get(id) || null,
				is_live: false,
				locales: {},
				draft: shown(id, id),
			})),
	];
}

const headOfListed = (row: Awaited<ReturnType<typeof draftsOf>>[number]) => ({
	revision: row.revision,
	by: row.by,
	at: row.at.toISOString(),
	publish_at: row.due_at?.toISOString() ?? null,
	publication_id: row.publication_id,
});

export const readRoutes = {
	listContent: staffRoute(listContent, async ({ readDb, param }) => {
		const entity = param('entity');
		return v.is(contentEntitySchema, entity) ? entriesOf(readDb, entity) : null;
	}),

	getContent: staffRoute(getContent, async ({ db, param }) => {
		const name = entryOf(param);
		if (!name) return null;
		const [live, draft] = await Promise.all([liveOf(db, name), findDraft(db, name)]);
		const document = draft?.document ?? live;
		// What was taken off the site has nothing but its history, by which it can be brought back.
		if (document === null && !(await wasLive(db, name))) return null;
		return {
			live,
			live_version: versionOf(live),
			draft: draft && {
				...headOf(draft, await dueAt(db, draft)),
				document: draft.document,
				base: draft.base,
			},
			faults: document === null ? [] : await faultsIn(db, name, document),
			made_from: await madeFrom(db, name, [live, draft?.document ?? null]),
		};
	}),

	listHistory: staffRoute(listHistory, async ({ readDb, param }) => {
		const name = entryOf(param);
		return name && versionsOf(readDb, name);
	}),

	getVersion: staffRoute(getVersion, async ({ readDb, param }) => {
		const name = entryOf(param);
		const version = param('version');
		return name && /^\d{1,9}$/.test(version) ? findVersion(readDb, name, Number(version)) : null;
	}),
};
