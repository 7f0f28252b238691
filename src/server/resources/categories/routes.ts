import { listCategories } from '#contract/content-endpoints.ts';
import { loadPictures } from '../../db/pictures.ts';
import { findCategoryRows, safetyNoticeOf, sectionFields } from '../../db/sections.ts';
import { versioned } from '../../entry.ts';
import { route } from '../../route.ts';

export const categoryRoutes = {
	listCategories: route(listCategories, async ({ db, query }) => {
		const [rows, pictures] = await Promise.all([findCategoryRows(db), loadPictures(db)]);
		return rows.map((row) =>
			versioned({
				...sectionFields(row, query.locale, pictures),
				safety_notice: safetyNoticeOf(row, query.locale),
			}),
		);
	}),
};
