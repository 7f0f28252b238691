import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { document_products, documents } from '../tables.ts';

export function findDocuments(db: Db) {
	return db
		.select({
			...getTableColumns(documents),
			product_ids: sql<string[]>`coalesce((select jsonb_agg(p.product_id order by p.position)
				from ${document_products} p where p.document_id = ${documents}.id), '[]'::jsonb)`,
		})
		.from(documents)
		.orderBy(asc(documents.position), asc(documents.id));
}

/** Documents of a model: those in the reader's language first, then those in English. */
export function findProductDocuments(db: Db | Tx, product_id: string, locale: Locale) {
	return db
		.select({
			id: documents.id,
			texts: documents.texts,
			file: documents.file,
			published_on: documents.published_on,
			earlier: documents.earlier,
		})
		.from(document_products)
		.innerJoin(documents, eq(documents.id, document_products.document_id))
		.where(eq(document_products.product_id, product_id))
		.orderBy(
			desc(sql`${documents.language} = ${locale}`),
			desc(sql`${documents.language} = 'en'`),
			asc(documents.position),
		);
}
