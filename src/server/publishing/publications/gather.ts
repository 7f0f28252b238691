import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type * as v from 'valibot';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import type { PublishFaultCode } from '#contract/publishing/faults.ts';
import type { publish } from '#contract/publishing/publications.ts';
import { toTitle } from '#domain/documents/title.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { lockDraft, findLive } from '../drafts/store.ts';
import { findFault, type EntryName } from '../faults.ts';
import { publication_items, publications } from '../tables.ts';
import { scheduledWith, type ItemRow } from './record.ts';

export type Asked = v.InferOutput<NonNullable<typeof publish.body>>;
type Item = Asked['items'][number];
export type Gathered = Omit<ItemRow, 'publication_id'>;

/** Publication that made this very revision live, for clients that repeat a lost request. */
async function publishedWith(tx: Tx, { entity, id, revision }: Item): Promise<string | null> {
	const [row] = await tx
		.select({ id: publications.id })
		.from(publication_items)
		.innerJoin(publications, eq(publications.id, publication_items.publication_id))
		.where(
			and(
				eq(publication_items.entity, entity),
				eq(publication_items.entity_id, id),
				eq(publication_items.revision, revision),
				isNotNull(publications.published_at),
			),
		)
		.orderBy(desc(publications.created_at));
	return row?.id ?? null;
}

async function gatherOne(
	tx: Tx,
	item: Item,
	publish_at: Date | null,
): Promise<Gathered | DocumentFault> {
	const name: EntryName = { entity: item.entity, id: item.id };
	const fault = (code: PublishFaultCode, detail?: string | null) =>
		findFault(name, { code, detail });
	const draft = await lockDraft(tx, name);
	if ((draft?.revision ?? 0) !== item.revision) {
		if (draft) return fault('draft_changed', draft.by);
		const known = await publishedWith(tx, item);
		return known ? fault('already_published', known) : fault('draft_gone');
	}
	const kept = {
		entity: item.entity,
		entity_id: item.id,
		revision: item.revision,
		is_removed: item.remove,
	};
	if (item.remove) {
		const live = await findLive(tx, name);
		if (live === null) return fault('not_live');
		const later = await scheduledWith(tx, item.entity, item.id, publish_at);
		if (later) return fault('scheduled', later);
		return { ...kept, title: toTitle(live, item.id), document: null, base: live };
	}
	if (!draft) return fault('draft_gone');
	const elsewhere = await scheduledWith(tx, item.entity, item.id);
	if (elsewhere) return fault('scheduled', elsewhere);
	const { document, base } = draft;
	return { ...kept, title: toTitle(document, item.id), document, base };
}

/** Copies of the requested documents, locked until the transaction ends; or the issues. */
export async function gather(
	tx: Tx,
	items: readonly Item[],
	publish_at: Date | null,
): Promise<{ gathered: Gathered[]; faults: DocumentFault[] }> {
	const gathered: Gathered[] = [];
	const faults: DocumentFault[] = [];
	const seen = new Set<string>();
	const toKey = ({ entity, id }: Item) => `${entity}/${id}`;
	for (const item of items.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1))) {
		if (seen.has(toKey(item))) {
			faults.push(findFault(item, { code: 'twice' satisfies PublishFaultCode }));
			continue;
		}
		seen.add(toKey(item));
		const found = await gatherOne(tx, item, publish_at);
		if ('code' in found) faults.push(found);
		else gathered.push(found);
	}
	return { gathered, faults };
}
