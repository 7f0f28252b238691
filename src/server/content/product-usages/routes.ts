import { listProductUsages } from '#contract/content/endpoints.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { loadPictures } from '../pictures.ts';
import { categoryTitleOf, findUsageRows, sectionFields } from '../sections.ts';
import { versioned } from '#server/platform/db/localized.ts';
import { findCategoriesByUsage } from './queries.ts';

export const productUsageRoutes = {
	/** `filter[products.is_active]` keeps the usages with active products (1) or those without (0). */
	listProductUsages: keptRoute(
		listProductUsages,
		{
			reads: [
				'product_usages',
				'slugs.product_usage',
				'product_usage_links',
				'products',
				'categories',
				'media',
			],
		},
		async ({ db, query }) => {
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
						category_title: categoryTitleOf(row, query.locale),
					}),
				);
		},
	),
};
