import { asc, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
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
