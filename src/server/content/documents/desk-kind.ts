import { eq, sql } from 'drizzle-orm';
import { documentResource } from '#contract/content/desk.ts';
import { deskKind } from '#server/desk/ports.ts';
import { documents } from '../tables.ts';

/** Documents at the desk, which only gain versions there. */
export const documentDeskKind = deskKind(documentResource, {
	table: documents,
	columns: {
		id: documents.id,
		title: sql`(${documents.texts} -> 'it' ->> 'title')`,
		kind: documents.kind,
		language: documents.language,
		range: documents.range,
		published_on: documents.published_on,
		file: documents.file,
		updated_at: documents.updated_at,
	},
	async parts(db, id) {
		const [row] = await db
			.select({ earlier: documents.earlier })
			.from(documents)
			.where(eq(documents.id, id));
		return { earlier: row?.earlier ?? [] };
	},
});
