import { inArray, sql } from 'drizzle-orm';
import type { Availability } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { Media } from '#contract/media.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { loadPictures } from '../pictures.ts';
import { variants } from '../tables-catalogue.ts';
import { findProductsOf, loadChoices } from './queries.ts';
import { toProduct } from './serialise.ts';

/** An article with the product that it is one of, in words for a reader. */
export interface ShownArticle {
	id: string;
	code: string;
	/** What tells it from its siblings; the product's name where nothing does. */
	name: string;
	availability: Availability;
	product: {
		id: string;
		name: string;
		brand: string;
		category_id: string;
		/** Language of its words, where it has none in the one that was asked for. */
		locale: Locale;
		slug: string;
		media: Media | null;
	};
}

/** Articles by id; one that is not in the catalogue, or whose product is not shown, is left out. */
export async function shownArticlesOf(
	db: Db | Tx,
	locale: Locale,
	ids: readonly string[],
): Promise<Map<string, ShownArticle>> {
	if (ids.length === 0) return new Map();
	const wanted = new Set(ids);
	const ofThese = db
		.select({ id: variants.product_id })
		.from(variants)
		.where(inArray(variants.id, [...wanted]));
	const rows = await findProductsOf(db, locale, sql`${ofThese}`);
	const choices = await loadChoices(db);
	const pictures = await loadPictures(db);
	return new Map(
		rows.flatMap((row) => {
			const product = toProduct(row, locale, choices, pictures);
			const { id, name, brand, category_id, slug } = product;
			const [media = null] = product.media;
			const told = { id, name, brand, category_id, locale: product.locale, slug, media };
			return product.variants
				.filter((variant) => wanted.has(variant.id))
				.map((variant): [string, ShownArticle] => [
					variant.id,
					{
						id: variant.id,
						code: variant.code,
						name: variant.name,
						availability: variant.availability,
						product: told,
					},
				]);
		}),
	);
}
