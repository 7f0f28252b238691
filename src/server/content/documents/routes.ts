import { listDocuments } from '#contract/content/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import type { Db } from '#server/platform/db/client.ts';
import { textsIn, versioned } from '#server/platform/db/localized.ts';
import { findDocuments } from './queries.ts';

export async function documentsIn(db: Db, asked: Locale) {
	const rows = await findDocuments(db);
	return rows.map((row) => {
		const { locale, text } = textsIn(row.texts, asked);
		return versioned({
			id: row.id,
			updated_at: row.updated_at.toISOString(),
			locale,
			title: text.title,
			kind: row.kind,
			language: row.language,
			product_ids: row.product_ids,
			range: row.range,
			file: row.file,
			mime_type: 'application/pdf' as const,
			bytes: row.bytes,
			published_on: row.published_on,
			earlier: row.earlier,
		});
	});
}

export const documentRoutes = {
	listDocuments: keptRoute(
		listDocuments,
		{ reads: ['documents', 'document_products'] },
		({ db, query }) => documentsIn(db, query.locale),
	),
};
