import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { earlierVersionSchema } from '#contract/content/places.ts';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { document_products, documents, stores } from '../../tables.ts';
import { type KindSpec, toLocales } from '../kind-spec.ts';
import { replaceParts } from '../parts.ts';
import { keepVersions, takeVersions } from '../removed-versions.ts';
import { mapTexts } from '../texts.ts';

type StoreDocument = DocumentOf<'store'>;
type DownloadDocument = DocumentOf<'document'>;

export const storeSpec: KindSpec<StoreDocument> = {
	entity: 'store',
	table: stores,
	title: sql<string>`${stores.name}`,
	locales: null,
	order: [asc(stores.country), asc(stores.city), asc(stores.name)],
	addresses: null,
	async read(db, id) {
		const [row] = await db.select().from(stores).where(eq(stores.id, id));
		if (!row) return null;
		const { id: _, origin: __, updated_at: ___, ...document } = row;
		return document;
	},
	async save(tx, id, document) {
		const row = { ...document, origin: 'editor' as const };
		await tx
			.insert(stores)
			.values({ id, ...row })
			.onConflictDoUpdate({ target: stores.id, set: row });
	},
};

async function readDownload(db: Db | Tx, id: string): Promise<DownloadDocument | null> {
	const [row] = await db
		.select({
			...getTableColumns(documents),
			product_ids: sql<string[]>`coalesce((select jsonb_agg(p.product_id order by p.position)
				from ${document_products} p where p.document_id = ${documents}.id), '[]'::jsonb)`,
		})
		.from(documents)
		.where(eq(documents.id, id));
	if (!row) return null;
	// Versions are added one by one, never edited.
	const { id: _, origin: __, updated_at: ___, earlier: ____, ...document } = row;
	return document;
}

/** Value that is written where a document has no other versions; else the stored one stays. */
const unlessVersioned = (column: PgColumn) =>
	sql`case when ${documents.earlier} = '[]'::jsonb then ${sql.raw(`excluded."${column.name}"`)} else ${column} end`;

async function saveDownload(
	tx: Tx,
	id: string,
	document: DownloadDocument,
	live: DownloadDocument | null,
): Promise<void> {
	const { translated: _, product_ids: after, texts, ...columns } = document;
	const row = { ...columns, texts: mapTexts(texts, (text) => text), origin: 'editor' as const };
	const own = v.parse(earlierVersionSchema, row);
	const [newest = own, ...earlier] = live ? [] : await takeVersions(tx, id, own);
	await tx
		.insert(documents)
		.values({ id, ...row, ...newest, earlier })
		.onConflictDoUpdate({
			target: documents.id,
			set: {
				...row,
				// A draft may be older than the newest version.
				file: unlessVersioned(documents.file),
				bytes: unlessVersioned(documents.bytes),
				published_on: unlessVersioned(documents.published_on),
			},
		});
	await replaceParts(tx, { table: document_products, owner: document_products.document_id }, id, {
		rows: after.map((product_id, position) => ({ document_id: id, product_id, position })),
		before: live?.product_ids ?? [],
		after,
	});
}

export const downloadSpec: KindSpec<DownloadDocument> = {
	entity: 'document',
	table: documents,
	parts: [{ table: document_products, owner: document_products.document_id }],
	title: sql<string>`${documents.texts} -> 'it' ->> 'title'`,
	locales: toLocales(documents.texts),
	order: [asc(documents.position)],
	addresses: null,
	read: readDownload,
	save: saveDownload,
	beforeRemoval: keepVersions,
	async faults(db, id, document) {
		if (!document) return [];
		const others = await db
			.select({ id: documents.id })
			.from(documents)
			.where(and(eq(documents.file, document.file), ne(documents.id, id)));
		return others.map((other) => ({
			path: 'file',
			code: 'taken',
			detail: `document/${other.id}`,
		}));
	},
};
