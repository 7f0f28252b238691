import { eq, getTableColumns, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { contentEntitySchema, type ContentEntity } from '#contract/content/documents/entities.ts';
import {
	contentEntrySchema,
	getContent,
	getVersion,
	listContent,
	listHistory,
} from '#contract/publishing/drafts.ts';
import { listProductFaces } from '#server/content/ports.ts';
import { findKind } from '../kinds.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findEntry } from '../entry-name.ts';
import { faultsIn } from '../faults.ts';
import {
	findVersion,
	findLastChange,
	listLastChanges,
	listLastNames,
	listVersions,
} from '../history.ts';
import { madeFrom } from '../made-from.ts';
import { drafts, publications } from '../tables.ts';
import { titleIn } from '../title.ts';
import { findDraft, findLive, readVersion, type DraftRow } from './store.ts';

/** Due time of the publication that holds a copy of a draft; null without one. */
async function dueAt(db: Db, { publication_id }: DraftRow): Promise<string | null> {
	if (publication_id === null) return null;
	const [row] = await db
		.select({ at: publications.publish_at })
		.from(publications)
		.where(eq(publications.id, publication_id));
	return row?.at?.toISOString() ?? null;
}

const toHead = ({ revision, by, at, publication_id }: DraftRow, publish_at: string | null) => ({
	revision,
	by,
	at: at.toISOString(),
	publish_at,
	publication_id,
});

async function listDrafts(db: Db, entity: ContentEntity) {
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

async function listEntries(
	db: Db,
	entity: ContentEntity,
): Promise<v.InferInput<typeof contentEntrySchema>[]> {
	const [live, drafted, changes, faces] = await Promise.all([
		findKind(entity).list(db),
		listDrafts(db, entity),
		listLastChanges(db, entity),
		entity === 'product' ? listProductFaces(db) : null,
	]);
	const getDraft = new Map(drafted.map((row) => [row.entity_id, row]));
	const listed = new Set(live.map(({ id }) => id));
	const shown = (id: string, title: string) => {
		const draft = getDraft.get(id);
		return draft ? { ...headOfListed(draft), title: draft.title ?? title } : null;
	};
	/** Summary of an entry that is not on the site. */
	const notLive = ({
		id,
		title,
		slug,
	}: {
		id: string;
		title: string | null;
		slug: string | null;
	}) => {
		const change = changes.get(id);
		return {
			id,
			title: title ?? id,
			slug,
			updated_at: null,
			updated_by: change?.by || null,
			is_live: false,
			off_since: change?.isOff ? change.at.toISOString() : null,
			locales: {},
			draft: shown(id, id),
		};
	};
	const off = [...changes.values()].filter(
		({ id, isOff }) => isOff && !listed.has(id) && !getDraft.has(id),
	);
	const names = await listLastNames(
		db,
		entity,
		off.map(({ id }) => id),
	);
	return [
		...live.map((entry) => ({
			...entry,
			updated_by: changes.get(entry.id)?.by || null,
			is_live: true,
			off_since: null,
			face: faces?.get(entry.id) ?? null,
			draft: shown(entry.id, entry.title),
		})),
		...drafted
			.filter(({ entity_id }) => !listed.has(entity_id))
			.map(({ entity_id: id, title, slug }) => notLive({ id, title, slug })),
		...names.map(notLive),
	];
}

const headOfListed = (row: Awaited<ReturnType<typeof listDrafts>>[number]) => ({
	revision: row.revision,
	by: row.by,
	at: row.at.toISOString(),
	publish_at: row.due_at?.toISOString() ?? null,
	publication_id: row.publication_id,
});

export const readRoutes = {
	listContent: staffRoute(listContent, async ({ readDb, param }) => {
		const entity = param('entity');
		return v.is(contentEntitySchema, entity) ? listEntries(readDb, entity) : null;
	}),

	getContent: staffRoute(getContent, async ({ db, param }) => {
		const name = findEntry(param);
		if (!name) return null;
		const [live, draft] = await Promise.all([findLive(db, name), findDraft(db, name)]);
		const document = draft?.document ?? live;
		// A removed entry has only its history, from which it can be restored.
		const change = live === null ? await findLastChange(db, name) : null;
		if (document === null && change === null) return null;
		return {
			live,
			live_version: readVersion(live),
			off_since: change?.isOff ? change.at.toISOString() : null,
			draft: draft && {
				...toHead(draft, await dueAt(db, draft)),
				document: draft.document,
				base: draft.base,
			},
			faults: document === null ? [] : await faultsIn(db, name, document),
			made_from: await madeFrom(db, name, [live, draft?.document ?? null]),
		};
	}),

	listHistory: staffRoute(listHistory, async ({ readDb, param }) => {
		const name = findEntry(param);
		return name && listVersions(readDb, name);
	}),

	getVersion: staffRoute(getVersion, async ({ readDb, param }) => {
		const name = findEntry(param);
		const version = param('version');
		return name && /^\d{1,9}$/.test(version) ? findVersion(readDb, name, Number(version)) : null;
	}),
};
