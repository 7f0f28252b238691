import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { removed_documents } from '../tables-documents.ts';
import { documents } from '../tables.ts';

/** Key of a document's file, of the present version or an earlier one. */
export const toDocumentKey = (file: string): string => `documents/${file}`;

/** True if a document has, or had, this file; removed ones count. */
export async function isNamedDocument(db: Db, file: string): Promise<boolean> {
	const version = JSON.stringify([{ file }]);
	const { rows } = await db.execute(sql`select 1 from ${documents}
		where file = ${file} or earlier @> ${version}::jsonb
		union all select 1 from ${removed_documents} where versions @> ${version}::jsonb limit 1`);
	return rows.length > 0;
}
