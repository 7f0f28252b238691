import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/client.ts';
import { loadPictures } from '../pictures.ts';
import { findTyred, loadChoices } from './queries.ts';
import { PRODUCT_READS } from './routes.ts';
import { toProduct } from './serialise.ts';

/** Tables that tyred products, their prices and the names of their usages are read from. */
export const TYRED_READS = [...PRODUCT_READS, 'price_lists', 'product_usages'] as const;

/** Products on sale that a tyre sits on. */
export async function tyredProducts(db: Db, locale: Locale) {
	const [rows, choices, pictures] = await Promise.all([
		findTyred(db, locale),
		loadChoices(db),
		loadPictures(db),
	]);
	return rows.map((row) => toProduct(row, locale, choices, pictures));
}
