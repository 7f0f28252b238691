import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyDocument } from '#contract/publishing/drafts.ts';
import { canonical } from '#domain/documents/values.ts';
import { findKind } from '../kinds.ts';
import type { KeepDraft } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { EntryName } from '../faults.ts';
import { drafts } from '../tables.ts';

export type DraftRow = typeof drafts.$inferSelect;

export const isSameDraft = ({ entity, id }: EntryName) =>
	and(eq(drafts.entity, entity), eq(drafts.entity_id, id));

export async function findDraft(db: Db | Tx, name: EntryName): Promise<DraftRow | null> {
	const [row] = await db.select().from(drafts).where(isSameDraft(name));
	return row ?? null;
}

/** Reads a draft and locks its row until the transaction ends. */
export async function lockDraft(tx: Tx, name: EntryName): Promise<DraftRow | null> {
	const [row] = await tx.select().from(drafts).where(isSameDraft(name)).for('update');
	return row ?? null;
}

type Written = Pick<DraftRow, 'document' | 'by' | 'at'> & Partial<Pick<DraftRow, 'base'>>;

/**
 * Writes a draft over the locked one or as the first; returns its revision, or null if another one
 * was started at the same moment.
 */
export async function writeDraft(
	tx: Tx,
	name: EntryName,
	held: DraftRow | null,
	written: Written,
): Promise<number | null> {
	const { entity, id: entity_id } = name;
	const [row] =
		held === null
			? await tx
					.insert(drafts)
					.values({ entity, entity_id, ...written })
					.onConflictDoNothing()
					.returning({ revision: drafts.revision })
			: await tx
					.update(drafts)
					.set({ ...written, revision: sql`nextval('draft_revisions')` })
					.where(isSameDraft(name))
					.returning({ revision: drafts.revision });
	return row?.revision ?? null;
}

export const findLive = (db: Db | Tx, { entity, id }: EntryName): Promise<AnyDocument | null> =>
	findKind(entity).read(db, id);

/** Hash of a document's whole content; null for none. */
export const readVersion = (document: AnyDocument | null): string | null =>
	document && createHash('sha256').update(canonical(document)).digest('base64url').slice(0, 22);

/** Keeps imported documents as drafts, unless a draft of the same entry exists. */
export const keepDraft: KeepDraft = async (
	tx,
	{ entity, id: entity_id, document, base, by, at },
) => {
	const kept = await tx
		.insert(drafts)
		.values({ entity, entity_id, document: { ...document }, base: base && { ...base }, by, at })
		.onConflictDoNothing()
		.returning({ revision: drafts.revision });
	return kept.length > 0;
};
