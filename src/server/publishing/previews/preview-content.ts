import * as v from 'valibot';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { findDraft, findLive, readVersion } from '../drafts/store.ts';
import type { Change } from '../make-live.ts';
import { findPublication, listItems } from '../publications/record.ts';
import type { EntryName } from '../faults.ts';
import type { Pass } from './token.ts';

export interface Seen {
	changes: Change[];
	/** Changes when one of its drafts is saved. */
	version: string;
}

/** States of publications whose content the API does not answer yet. */
const TO_COME = ['scheduled', 'failed'];

async function ofPublication(db: Db | Tx, id: string): Promise<Seen | null> {
	const publication = await findPublication(db, id);
	const isToCome =
		publication !== null &&
		publication.published_at === null &&
		TO_COME.includes(publication.state);
	if (!isToCome) return null;
	const items = await listItems(db, [id]);
	const changes = items.map(({ entity, entity_id, document, base }) => ({
		entity,
		id: entity_id,
		document,
		base,
	}));
	return { changes, version: id };
}

/** Live entry without a draft. */
async function asLive(db: Db | Tx, name: EntryName): Promise<Seen | null> {
	const document = await findLive(db, name);
	if (document === null) return null;
	return { changes: [{ ...name, document, base: document }], version: readVersion(document) ?? '' };
}

/** Current content of a pass; null if its draft or publication was deleted. */
export async function findPreviewContent(
	db: Db | Tx,
	{ entries, or_live, publication_id }: Pass,
): Promise<Seen | null> {
	if (publication_id !== null) return ofPublication(db, publication_id);
	const changes: Change[] = [];
	const revisions: number[] = [];
	for (const [place, name] of entries.entries()) {
		const draft = await findDraft(db, name);
		// Only the first entry is required: the others may have gone live meanwhile.
		if (!draft && place === 0) return or_live ? asLive(db, name) : null;
		if (!draft) continue;
		revisions.push(draft.revision);
		changes.push({ ...name, document: draft.document, base: draft.base });
	}
	return { changes, version: readVersion({ revisions }) ?? '' };
}

const placeSchema = v.looseObject({ position: v.number(), category_id: v.string() });

/** Place of a product in lists: a change of it moves its neighbours. */
const findPlace = (document: Change['document']) => {
	const place = v.safeParse(placeSchema, document);
	return place.success ? `${place.output.category_id}/${place.output.position}` : null;
};

/** Products of these changes; undefined if one of them is new, deleted or moved. */
export function productsInPlace(changes: readonly Change[]): string[] | undefined {
	const products = changes.filter(({ entity }) => entity === 'product');
	const isInPlace = products.every(({ document, base }) => {
		const place = findPlace(document);
		return place !== null && place === findPlace(base);
	});
	return isInPlace ? products.map(({ id }) => id) : undefined;
}
