import { getProduct, listProducts } from '#contract/content-endpoints.ts';
import { loadPictures } from '../../db/pictures.ts';
import { idBySlug } from '../../db/slugs.ts';
import { route } from '../../route.ts';
import { findProduct, findProducts, loadChoices } from './queries.ts';
import { toProduct } from './wire.ts';

export const productRoutes = {
	listProducts: route(listProducts, async ({ db, query: { locale } }) => {
		const [rows, choices, pictures] = await Promise.all([
			findProducts(db, locale),
			loadChoices(db),
			loadPictures(db),
		]);
		return rows.map((row) => toProduct(row, locale, choices, pictures));
	}),
	getProduct: route(getProduct, async ({ db, query: { locale }, param }) => {
		const id = await idBySlug(db, 'product', locale, param('slug'));
		if (id === null) return null;
		const [row, choices, pictures] = await Promise.all([
			findProduct(db, locale, id),
			loadChoices(db),
			loadPictures(db),
		]);
		return row && toProduct(row, locale, choices, pictures);
	}),
};
