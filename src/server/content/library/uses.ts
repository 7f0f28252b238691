import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { contentEntitySchema, type ContentEntity } from '#contract/content/documents/entities.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { dotPath, type Place, toPlaces } from '#contract/content/documents/walk.ts';
import type { PictureUse } from '#contract/content/library.ts';
import { isObject, type Json, type JsonObject, withValueAt } from '#domain/documents/values.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { media_uses } from '#server/platform/media/tables.ts';
import type { ContentKind } from '../documents/kind.ts';
import { contentKinds } from '../documents/kinds.ts';
import type { KeptDocument, KeptDocuments } from './kept-documents.ts';

/** Picture references of a document: the picture's id and the place. */
function* pictureNames(
	entity: ContentEntity,
	document: unknown,
): Generator<{ id: string; path: Place['path'] }> {
	for (const { field, value, path } of toPlaces(DOCUMENT_SCHEMAS[entity], document)) {
		const isPicture = field.kind === 'ref' && field.ref === 'media';
		if (isPicture && typeof value === 'string') yield { id: value, path };
	}
}

/** Document with another picture in every place that refers to one; null if none does. */
export function withPicture(
	entity: ContentEntity,
	document: unknown,
	{ from, to }: { from: string; to: string },
): JsonObject | null {
	let changed: Json = null;
	if (isObject(document)) {
		for (const { id, path } of pictureNames(entity, document)) {
			if (id === from) changed = withValueAt(changed ?? document, path, to);
		}
	}
	return isObject(changed) ? changed : null;
}

const titleSchema = v.object({
	texts: v.object({
		it: v.union([v.object({ title: v.string() }), v.object({ name: v.string() })]),
	}),
});

/** Title of a document in Italian; its id if it has none. */
function toTitle(document: unknown, id: string): string {
	const named = v.safeParse(titleSchema, document);
	if (!named.success) return id;
	const { it } = named.output.texts;
	return 'title' in it ? it.title : it.name;
}

type Named = Omit<KeptDocument, 'place'> & Pick<PictureUse, 'place'>;

function foundIn({ entity, id, document, place }: Named, picture: string): PictureUse | null {
	for (const named of pictureNames(entity, document)) {
		if (named.id !== picture) continue;
		return { entity, id, title: toTitle(document, id), place, path: dotPath(named.path) };
	}
	return null;
}

/** Live documents that show a picture. */
export async function liveDocuments(db: Db | Tx, picture: string): Promise<Named[]> {
	const rows = await db
		.select()
		.from(media_uses)
		.where(eq(media_uses.media_id, picture))
		.orderBy(media_uses.entity, media_uses.entity_id);
	const found: Named[] = [];
	for (const { entity: name, entity_id: id } of rows) {
		const entity = v.parse(contentEntitySchema, name);
		const kind: ContentKind = contentKinds[entity];
		found.push({ entity, id, document: await kind.read(db, id), place: 'live' });
	}
	return found;
}

/** Uses of a picture: each entry once for every place that refers to it. */
export async function listUses(
	db: Db | Tx,
	kept: KeptDocuments,
	picture: string,
): Promise<PictureUse[]> {
	const documents = [
		...(await liveDocuments(db, picture)),
		...(await kept.mentioning(db, picture)),
	];
	const uses = new Map<string, PictureUse>();
	for (const document of documents) {
		const use = foundIn(document, picture);
		if (use) uses.set(`${use.place} ${use.entity}/${use.id}`, use);
	}
	return [...uses.values()];
}

/** Number of entries that show each picture, live or in a draft. */
export async function countUses(db: Db, kept: KeptDocuments): Promise<Map<string, number>> {
	const users = new Map<string, Set<string>>();
	const note = (picture: string, entry: string) =>
		users.set(picture, (users.get(picture) ?? new Set()).add(entry));
	for (const { entity, entity_id, media_id } of await db.select().from(media_uses))
		note(media_id, `${entity}/${entity_id}`);
	for (const { entity, id, document } of await kept.drafts(db)) {
		for (const named of pictureNames(entity, document)) note(named.id, `${entity}/${id}`);
	}
	return new Map([...users].map(([picture, entries]) => [picture, entries.size]));
}
