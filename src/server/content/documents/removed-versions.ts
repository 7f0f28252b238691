import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type EarlierVersion, earlierVersionSchema } from '#contract/content/places.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { removed_documents } from '../tables-documents.ts';
import { document_products, documents } from '../tables.ts';

export const byDay = (one: EarlierVersion, other: EarlierVersion) =>
	one.published_on < other.published_on ? 1 : -1;

/** Versions of the first list, and those of the second whose day and file the first does not have. */
const joinVersions = (
	first: readonly EarlierVersion[],
	second: readonly EarlierVersion[],
): EarlierVersion[] => [
	...first,
	...second.filter(({ published_on, file }) =>
		first.every((own) => own.published_on !== published_on && own.file !== file),
	),
];

/**
 * Keeps the versions of a document that is about to be removed; its files stay where they are. A
 * later seed may have brought a removed document back without its versions: those stay kept too.
 */
export async function keepVersions(tx: Tx, id: string): Promise<void> {
	const [row] = await tx.select().from(documents).where(eq(documents.id, id));
	if (!row) return;
	const [before] = await tx
		.select({ versions: removed_documents.versions })
		.from(removed_documents)
		.where(eq(removed_documents.id, id));
	const own = [v.parse(earlierVersionSchema, row), ...row.earlier];
	const earlier = (before?.versions ?? []).filter(({ file }) =>
		own.every((version) => version.file !== file),
	);
	const products = await tx
		.select({ id: document_products.product_id })
		.from(document_products)
		.where(eq(document_products.document_id, id));
	const kept = {
		language: row.language,
		texts: row.texts,
		product_ids: products.map((product) => product.id),
		versions: joinVersions(earlier, own).toSorted(byDay),
		removed_on: sql<string>`(now() at time zone 'Europe/Rome')::date`,
	};
	await tx
		.insert(removed_documents)
		.values({ id, ...kept })
		.onConflictDoUpdate({ target: removed_documents.id, set: kept });
}

/**
 * Versions of a document that is published again, the newest first: those kept at its removal, and
 * its own. Of one day the version that was public stays.
 */
export async function takeVersions(
	tx: Tx,
	id: string,
	own: EarlierVersion,
): Promise<EarlierVersion[]> {
	const [kept] = await tx
		.delete(removed_documents)
		.where(eq(removed_documents.id, id))
		.returning({ versions: removed_documents.versions });
	return joinVersions(kept?.versions ?? [], [own]).toSorted(byDay);
}

/**
 * Gives documents that a seed has brought back the versions kept at their removal. The newest of all
 * is the current one; a version under the file that the seed has printed anew is gone.
 */
export async function bringBackVersions(tx: Tx): Promise<void> {
	const back = await tx
		.select({ document: documents, versions: removed_documents.versions })
		.from(removed_documents)
		.innerJoin(documents, eq(documents.id, removed_documents.id));
	for (const { document, versions } of back) {
		const own = v.parse(earlierVersionSchema, document);
		const kept = versions.filter(({ file }) => file !== own.file);
		const all = joinVersions(kept, [own, ...document.earlier]);
		const [current = own, ...earlier] = all.toSorted(byDay);
		// A later seed must not put its own version before a newer one of staff.
		const origin = current.file === own.file ? document.origin : 'editor';
		await tx
			.update(documents)
			.set({ ...current, earlier, origin })
			.where(eq(documents.id, document.id));
		await tx.delete(removed_documents).where(eq(removed_documents.id, document.id));
	}
}

/** Removed documents of a model, those in the reader's language first, then those in English. */
export function findRemovedDocuments(db: Db | Tx, product_id: string, locale: Locale) {
	const { id, texts, versions, removed_on } = getTableColumns(removed_documents);
	return db
		.select({ id, texts, versions, removed_on })
		.from(removed_documents)
		.where(sql`${removed_documents.product_ids} @> to_jsonb(${product_id}::text)`)
		.orderBy(
			desc(sql`${removed_documents.language} = ${locale}`),
			desc(sql`${removed_documents.language} = 'en'`),
			removed_documents.id,
		);
}
