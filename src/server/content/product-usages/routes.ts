import { listProductUsages } from '#contract/content/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import type { Db } from '#server/platform/db/client.ts';
import { loadPictures } from '../pictures.ts';
import { toCategoryTitle, findUsageRows, sectionFields } from '../sections.ts';
import { versioned } from '#server/platform/db/localized.ts';
import { findCategoriesByUsage } from './queries.ts';

/** All usages; `categories` are those with active products for each. */
export async function usagesIn(db: Db, locale: Locale) {
	const [rows, pictures, categories] = await Promise.all([
		findUsageRows(db),
		loadPictures(db),
		findCategoriesByUsage(db),
	]);
	const usages = rows.map((row) =>
		versioned({
			...sectionFields(row, locale, pictures),
			children: categories.get(row.id) ?? [],
			category_title: toCategoryTitle(row, locale),
		}),
	);
	return { usages, categories };
}

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
			const { usages, categories } = await usagesIn(db, query.locale);
			const wanted = query['filter[products.is_active]'];
			return usages.filter(
				({ id }) => wanted === undefined || categories.has(id) === (wanted === '1'),
			);
		},
	),
};
