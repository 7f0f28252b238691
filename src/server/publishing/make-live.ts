import { sql } from 'drizzle-orm';
import { CONTENT_ENTITIES, type ContentEntity } from '#contract/content/documents/entities.ts';
import type { AnyDocument, DocumentFault } from '#contract/publishing/drafts.ts';
import type { PublishFaultCode } from '#contract/publishing/faults.ts';
import { merge } from '#domain/documents/merge.ts';
import { isEqual, type JsonObject } from '#domain/documents/values.ts';
import { findKind } from './kinds.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { brokenConstraint, checked, findFault, fitting, type EntryName } from './faults.ts';

/** Planned change of one entry. */
export interface Change extends EntryName {
	/** Null: the entry is taken off the site. */
	document: AnyDocument | null;
	/** Live document that `document` was made from. */
	base: AnyDocument | null;
}

export interface Made extends Change {
	before: AnyDocument | null;
	after: AnyDocument | null;
}

/** Lock of a publication, one at a time; previews only read and share it among themselves. */
const PUBLISHING_LOCK = 1_919_2006;
export const lockPublishing = (tx: Tx) =>
	tx.execute(sql`select pg_advisory_xact_lock(${PUBLISHING_LOCK})`);
export const lockForPreview = (tx: Tx) =>
	tx.execute(sql`select pg_advisory_xact_lock_shared(${PUBLISHING_LOCK})`);

/** Kinds that others refer to: written first, removed last. */
const FIRST: readonly ContentEntity[] = ['category', 'product_usage', 'product', 'form'];
const ORDER = [...FIRST, ...CONTENT_ENTITIES.filter((entity) => !FIRST.includes(entity))];

export function inOrder<C extends Change>(changes: readonly C[]): C[] {
	const written = changes.filter(({ document }) => document !== null);
	const removed = changes.filter(({ document }) => document === null);
	const placed = (list: C[]) =>
		list.toSorted(
			(a, b) =>
				ORDER.indexOf(a.entity) - ORDER.indexOf(b.entity) ||
				(a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
		);
	return [...placed(written), ...placed(removed).reverse()];
}

/** Document as a database stores and returns it, in JSON. */
const asJson = (document: AnyDocument): JsonObject => JSON.parse(JSON.stringify(document));

/**
 * Merges the draft into the live document. Fields that only somebody else changed since stay live;
 * a field that both changed is a fault, since nobody may lose text unasked.
 */
function overLive(
	name: Change & { document: AnyDocument },
	live: AnyDocument | null,
): { document: AnyDocument; faults: DocumentFault[] } {
	const { base, document } = name;
	if (isEqual(base, live)) return { document, faults: [] };
	if (live === null)
		return {
			document,
			faults: [findFault(name, { code: 'live_gone' satisfies PublishFaultCode })],
		};
	const merged = merge(asJson(base ?? {}), asJson(document), asJson(live));
	const faults = merged.conflicts.map(({ path }) =>
		findFault(name, { path: path.join('.'), code: 'live_changed' satisfies PublishFaultCode }),
	);
	return { document: merged.document, faults };
}

/** Runs a write in a savepoint; if a constraint fails, reverts it and returns the issues. */
async function attempt(
	tx: Tx,
	change: Change,
	write: (inner: Tx) => Promise<void>,
	whyNot: () => Promise<DocumentFault[]>,
): Promise<DocumentFault[]> {
	try {
		await tx.transaction(write);
		return [];
	} catch (cause) {
		const constraint = brokenConstraint(cause);
		if (constraint === null) throw cause;
		const found = await whyNot();
		return found.length > 0
			? found
			: [findFault(change, { code: 'refused' satisfies PublishFaultCode, detail: constraint })];
	}
}

/** Writes or removes one entry, or returns the issues. */
async function apply(tx: Tx, change: Change, live: AnyDocument | null): Promise<DocumentFault[]> {
	const { entity, id, document } = change;
	const kind = findKind(entity);
	if (document === null) {
		if (live === null) return [];
		const remove = (inner: Tx) => kind.remove(inner, id);
		return attempt(tx, change, remove, () => checked(tx, change, null));
	}
	const over = overLive({ ...change, document }, live);
	if (over.faults.length > 0) return over.faults;
	const fits = fitting(change, over.document);
	if ('faults' in fits) return fits.faults;
	const write = (inner: Tx) => kind.write(inner, id, fits.document);
	return attempt(tx, change, write, () => checked(tx, change, fits.document));
}

/** Checks deferred constraints, such as one address of two entries, before the transaction ends. */
const togetherAt = (tx: Tx, change: Change) =>
	attempt(
		tx,
		change,
		async (inner) => void (await inner.execute(sql`set constraints all immediate`)),
		async () => [],
	);

/**
 * Makes all changes live inside a transaction, and then collects the issues of the resulting state
 * from each content type. With issues the caller rolls the transaction back.
 */
export async function makeLive(
	tx: Tx,
	changes: readonly Change[],
): Promise<{ made: Made[]; faults: DocumentFault[] }> {
	const faults: DocumentFault[] = [];
	const written: (Change & { before: AnyDocument | null })[] = [];
	for (const change of inOrder(changes)) {
		const before: AnyDocument | null = await findKind(change.entity).read(tx, change.id);
		const found = await apply(tx, change, before);
		faults.push(...found);
		if (found.length === 0) written.push({ ...change, before });
	}
	const made: Made[] = [];
	for (const change of written) {
		const kind = findKind(change.entity);
		const after = await kind.read(tx, change.id);
		faults.push(...(await checked(tx, change, after)));
		made.push({ ...change, after });
	}
	const [first] = made;
	if (first && faults.length === 0) faults.push(...(await togetherAt(tx, first)));
	return { made, faults };
}
