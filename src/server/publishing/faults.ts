import { DatabaseError } from 'pg';
import * as v from 'valibot';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { ContentDocument } from '#contract/content/documents/registry.ts';
import type { AnyDocument, DocumentFault } from '#contract/publishing/drafts.ts';
import { emptyBlocks } from '#domain/documents/empty-blocks.ts';
import { findKind } from './kinds.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';

/** Entry of the content. */
export interface EntryName {
	entity: ContentEntity;
	id: string;
}

export const findFault = (
	{ entity, id }: EntryName,
	{ path = '', code, detail }: { path?: string; code: string; detail?: string | null | undefined },
): DocumentFault => ({ entity, id, path, code, detail: detail ?? null });

export type Fitting = { document: ContentDocument } | { faults: DocumentFault[] };

/** Checks a document against its schema: returns the document, or its issues with their places. */
export function fitting(name: EntryName, document: AnyDocument): Fitting {
	const { schema } = findKind(name.entity);
	if (v.is(schema, document)) return { document };
	const { issues = [] } = v.safeParse(schema, document);
	const misfits = issues.map((issue) =>
		findFault(name, { path: v.getDotPath(issue) ?? '', code: issue.type }),
	);
	// Otherwise the editor of a new page would see these only after mending all the rest.
	const empty = emptyBlocks(document).map((path) => findFault(name, { path, code: 'block_empty' }));
	return { faults: [...misfits, ...empty] };
}

/** Issues that prevent publishing one document, regardless of others published with it. */
export async function faultsIn(
	db: Db | Tx,
	name: EntryName,
	document: AnyDocument,
): Promise<DocumentFault[]> {
	const fits = fitting(name, document);
	if ('faults' in fits) return fits.faults;
	return checked(db, name, fits.document);
}

/** Conflicts of a valid document, or of a removal (null), with the rest of the content. */
export async function checked(
	db: Db | Tx,
	name: EntryName,
	document: ContentDocument | null,
): Promise<DocumentFault[]> {
	const found = await findKind(name.entity).check(db, name.id, document);
	return found.map((fault) => findFault(name, fault));
}

/** Class of SQLSTATE for violated constraints. */
const CONSTRAINT = /^23/;

/** Constraint that a statement violated; null for any other failure. */
export function brokenConstraint(cause: unknown): string | null {
	if (!(cause instanceof Error)) return null;
	if (cause instanceof DatabaseError) {
		return CONSTRAINT.test(cause.code ?? '') ? (cause.constraint ?? 'constraint') : null;
	}
	return brokenConstraint(cause.cause);
}
