import { desc } from 'drizzle-orm';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { AnyDocument } from '#contract/publishing/drafts.ts';
import { digestsIn, fieldTexts, textDigest } from '#domain/documents/translation.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { EntryName } from './faults.ts';
import { ofEntry } from './history.ts';
import { content_history } from './tables.ts';

/** Versions that are read at once; the text in question is mostly in the newest ones. */
const AT_ONCE = 20;

/** Italian texts of a document by their digests. */
function italianIn(entity: ContentEntity, document: AnyDocument): Map<string, string> {
	const texts = [...fieldTexts(entity, document).values()];
	return new Map(texts.flatMap(({ it }) => (it === undefined ? [] : [[textDigest(it), it]])));
}

/**
 * Earlier Italian texts that translations of an entry were made from, out of its history, by their
 * digests: the change can be shown beside each translation for as long as it is stale.
 */
export async function madeFrom(
	db: Db,
	name: EntryName,
	documents: readonly (AnyDocument | null)[],
): Promise<Record<string, string>> {
	const wanted = new Set(documents.flatMap(digestsIn));
	for (const document of documents) {
		if (document)
			for (const digest of italianIn(name.entity, document).keys()) wanted.delete(digest);
	}
	const found: Record<string, string> = {};
	for (let from = 0; wanted.size > 0; from += AT_ONCE) {
		const versions = await db
			.select({ document: content_history.document })
			.from(content_history)
			.where(ofEntry(name))
			.orderBy(desc(content_history.version))
			.limit(AT_ONCE)
			.offset(from);
		for (const { document } of versions) {
			if (!document) continue;
			for (const [digest, text] of italianIn(name.entity, document)) {
				if (wanted.delete(digest)) found[digest] = text;
			}
		}
		if (versions.length < AT_ONCE) break;
	}
	return found;
}
