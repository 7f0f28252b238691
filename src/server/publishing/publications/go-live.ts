import { and, eq } from 'drizzle-orm';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { isSameDraft } from '../drafts/store.ts';
import type { BuildHookTarget } from '../hooks/target.ts';
import { askForHook } from '../hooks/ask.ts';
import { keepVersions } from '../history.ts';
import { lockPublishing, makeLive, type Made } from '../make-live.ts';
import { drafts } from '../tables.ts';
import { changePublication, type PublicationRow } from './record.ts';
import type { Gathered } from './gather.ts';

/** Services for going live, beside the database. */
export interface Publishing {
	clock: () => Date;
	buildHook: BuildHookTarget;
	wake: (tx: Tx, queue: string) => Promise<void>;
}

/**
 * Deletes the draft that has gone live. The draft of an entry that is taken off the site stays,
 * without a base: its author may be a colleague, and finds it when the entry comes back.
 */
async function endDrafts(tx: Tx, one: Made, items: readonly Gathered[]): Promise<void> {
	if (one.document === null) {
		await tx.update(drafts).set({ base: null }).where(isSameDraft(one));
		return;
	}
	const revision = items.find(
		({ entity, entity_id }) => entity === one.entity && entity_id === one.id,
	)?.revision;
	await tx.delete(drafts).where(and(isSameDraft(one), eq(drafts.revision, revision ?? 0)));
}

/**
 * Makes a stored publication live inside a transaction: the documents, their history, the end of
 * their drafts, the state and the message to the publisher are stored together or not at all. With
 * issues the caller must roll back.
 */
export async function goLive(
	tx: Tx,
	{ clock, buildHook, wake }: Publishing,
	publication: PublicationRow,
	items: readonly Gathered[],
): Promise<{ row: PublicationRow } | { faults: DocumentFault[] }> {
	await lockPublishing(tx);
	const { made, faults } = await makeLive(
		tx,
		items.map(({ entity, entity_id: id, document, base }) => ({ entity, id, document, base })),
	);
	if (faults.length > 0) return { faults };
	const at = clock();
	const kept = { at, by: publication.created_by, publication_id: publication.id };
	for (const one of made) {
		await keepVersions(tx, one, one.before, one.after, kept);
		await endDrafts(tx, one, items);
		// A newer version of the scheduled draft continues from what is live now. A draft begun
		// after it does not contain it: it keeps its base and is merged with the live document.
		await tx
			.update(drafts)
			.set({ base: one.after, publication_id: null })
			.where(and(isSameDraft(one), eq(drafts.publication_id, publication.id)));
	}
	const row = await changePublication(tx, publication.id, { state: 'queued', published_at: at });
	if (buildHook.url !== null) {
		await askForHook(tx, at);
		await wake(tx, 'build_hooks');
	}
	return { row };
}
