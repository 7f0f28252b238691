import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { LONGEST_ENTRY_TITLE, TITLE_PATHS } from '#domain/documents/title.ts';

/** Title of a document in SQL, for lists that do not load the documents; null for none. */
export function titleIn(document: AnyPgColumn): SQL<string | null> {
	const told = TITLE_PATHS.map((path) => sql`nullif(${document} #>> ${`{${path.join(',')}}`}, '')`);
	return sql<string | null>`left(coalesce(${sql.join(told, sql`, `)}), ${LONGEST_ENTRY_TITLE})`;
}
