import { listProductUsages } from '#contract/content-endpoints.ts';
import { loadPictures } from '../../db/pictures.ts';
import { findUsageRows, sectionFields } from '../../db/sections.ts';
import { versioned } from '../../entry.ts';
import { route } from '../../route.ts';
import { findCategoriesByUsage } from './queries.ts';

export const productUsageRoutes = {
	/** `filter[products.is_active]` keeps the usages with active products (1) or those without (0). */
	listProductUsages: route(listProductUsages, async ({ db, query }) => {
		const [rows, pictures, categories] = await Promise.all([
			findUsageRows(db),
			loadPictures(db),
			findCategoriesByUsage(db),
		]);
		const wanted = query['filter[products.is_active]'];
		return rows
			.filter(({ id }) => wanted === undefined || categories.has(id) === (wanted === '1'))
			.map((row) =>
				versioned({
					...sectionFields(row, query.locale, pictures),
					children: categories.get(row.id) ?? [],
				}),
			);
	}),
};
