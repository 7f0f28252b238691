import { merge } from '#domain/documents/merge.ts';
import type { JsonObject } from '#domain/documents/values.ts';
import { findKind } from '../kinds.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { brokenConstraint } from '../faults.ts';
import { inOrder, type Change } from '../make-live.ts';
import { toValidPart } from './valid-part.ts';

const asJson = (value: object | null): JsonObject => JSON.parse(JSON.stringify(value ?? {}));

async function writeOne(tx: Tx, { entity, id, document, base }: Change): Promise<void> {
	const kind = findKind(entity);
	const live = await kind.read(tx, id);
	if (document === null) return live === null ? undefined : kind.remove(tx, id);
	const merged = merge(asJson(base), asJson(document), asJson(live)).document;
	const fits = toValidPart(kind.schema, merged, live);
	if (fits !== null) await kind.write(tx, id, fits);
}

/** Writes drafts over the live entries inside a transaction that will be rolled back. */
export async function writeDrafts(tx: Tx, changes: readonly Change[]): Promise<void> {
	for (const change of inOrder(changes)) {
		try {
			await tx.transaction((inner) => writeOne(inner, change));
		} catch (cause) {
			// A draft that violates a constraint is left out; the rest is shown.
			if (brokenConstraint(cause) === null) throw cause;
		}
	}
}
