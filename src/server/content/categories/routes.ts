import { listCategories } from '#contract/content/endpoints.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { loadPictures } from '../pictures.ts';
import { findCategoryRows, safetyNoticeOf, sectionFields } from '../sections.ts';
import { versioned } from '#server/platform/db/localized.ts';

export const categoryRoutes = {
	listCategories: keptRoute(
		listCategories,
		{ reads: ['categories', 'slugs.category', 'media'] },
		async ({ db, query }) => {
			const [rows, pictures] = await Promise.all([findCategoryRows(db), loadPictures(db)]);
			return rows.map((row) =>
				versioned({
					...sectionFields(row, query.locale, pictures),
					safety_notice: safetyNoticeOf(row, query.locale),
				}),
			);
		},
	),
};
