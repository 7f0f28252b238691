import type { Locale } from '#contract/locales.ts';
import type { ContentPart } from '#server/platform/answers/tables.ts';
import type { Db } from '#server/platform/db/client.ts';
import { categoriesIn } from './categories/routes.ts';
import { documentsIn } from './documents/routes.ts';
import { jobsIn } from './jobs/routes.ts';
import { newsIn } from './news/routes.ts';
import { findPages, toPage } from './pages/queries.ts';
import { loadPictures } from './pictures.ts';
import { findPriceLists } from './price-lists/queries.ts';
import { PRODUCT_READS, productsIn } from './products/routes.ts';
import { usagesIn } from './product-usages/routes.ts';
import { allStores } from './stores/routes.ts';

/** Tables that `findableIn` reads. */
export const FINDABLE_READS: readonly ContentPart[] = [
	...PRODUCT_READS,
	'slugs.category',
	'product_usages',
	'slugs.product_usage',
	'price_lists',
	'pages',
	'slugs.page',
	'news',
	'slugs.news',
	'news_products',
	'jobs',
	'slugs.job',
	'documents',
	'stores',
];

/** Content of a language that visitors may look for, as the calls of the API answer it. */
export async function findableIn(db: Db, locale: Locale, now: Date) {
	const [pages, pictures, { usages, categories: used }] = await Promise.all([
		findPages(db, locale),
		loadPictures(db),
		usagesIn(db, locale),
	]);
	const [categories, products, news, jobs, documents, stores, priceLists] = await Promise.all([
		categoriesIn(db, locale),
		productsIn(db, locale),
		newsIn(db, locale),
		jobsIn(db, locale, now),
		documentsIn(db, locale),
		allStores(db),
		findPriceLists(db),
	]);
	return {
		categories,
		usages: usages.filter(({ id }) => used.has(id)),
		products,
		pages: pages.map((row) => toPage(row, locale, pictures, false)),
		news,
		jobs,
		documents,
		stores,
		priceLists,
	};
}
