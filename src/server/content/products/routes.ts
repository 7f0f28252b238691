import { getProduct, listProducts } from '#contract/content/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import type { Db } from '#server/platform/db/client.ts';
import { loadPictures } from '../pictures.ts';
import { idBySlug } from '../slugs.ts';
import { findProduct, findProducts, loadChoices } from './queries.ts';
import { toProduct } from './serialise.ts';

/** Tables that a product is read from. */
export const PRODUCT_READS = [
	'products',
	'slugs.product',
	'product_usage_links',
	'product_media',
	'product_relations',
	'variants',
	'prices',
	'categories',
	'options',
	'colors',
	'document_products',
	'media',
] as const;

/** Products on sale and discontinued ones, in a language. */
export async function productsIn(db: Db, locale: Locale) {
	const [rows, choices, pictures] = await Promise.all([
		findProducts(db, locale),
		loadChoices(db),
		loadPictures(db),
	]);
	return rows.map((row) => toProduct(row, locale, choices, pictures));
}

export const productRoutes = {
	listProducts: keptRoute(listProducts, { reads: PRODUCT_READS }, ({ db, query: { locale } }) =>
		productsIn(db, locale),
	),
	getProduct: keptRoute(
		getProduct,
		{ reads: PRODUCT_READS },
		async ({ db, query: { locale }, param }) => {
			const id = await idBySlug(db, 'product', locale, param('slug'));
			if (id === null) return null;
			const [row, choices, pictures] = await Promise.all([
				findProduct(db, locale, id),
				loadChoices(db),
				loadPictures(db),
			]);
			return row && toProduct(row, locale, choices, pictures);
		},
	),
};
