import { listCategories } from '#contract/content/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import type { Db } from '#server/platform/db/client.ts';
import { loadPictures } from '../pictures.ts';
import { findCategoryRows, toSafetyNotice, sectionFields } from '../sections.ts';
import { versioned } from '#server/platform/db/localized.ts';

export async function categoriesIn(db: Db, locale: Locale) {
	const [rows, pictures] = await Promise.all([findCategoryRows(db), loadPictures(db)]);
	return rows.map((row) =>
		versioned({
			...sectionFields(row, locale, pictures),
			safety_notice: toSafetyNotice(row, locale),
		}),
	);
}

export const categoryRoutes = {
	listCategories: keptRoute(
		listCategories,
		{ reads: ['categories', 'slugs.category', 'media'] },
		({ db, query }) => categoriesIn(db, query.locale),
	),
};
