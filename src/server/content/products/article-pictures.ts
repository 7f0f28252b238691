import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { media } from '#server/platform/media/tables.ts';
import { toAlts } from '../library/picture.ts';
import { product_media, products, variants } from '../tables-catalogue.ts';

/** Picture of an article: its id, and what it shows in a reader's language; empty if unsaid. */
export interface ArticlePicture {
	id: string;
	alt: string;
}

/** Picture of a stored row, described in a reader's language. */
export function toArticlePicture(row: typeof media.$inferSelect, locale: Locale): ArticlePicture {
	const alts = toAlts(row);
	return { id: row.id, alt: alts[locale] ?? alts.it ?? '' };
}

/** Pictures of articles, each of the article's colour, else its product's first. */
export async function listArticlePictures(
	db: Db | Tx,
	locale: Locale,
	ids: readonly string[],
): Promise<ReadonlyMap<string, ArticlePicture>> {
	if (ids.length === 0) return new Map();
	const first = sql`(select l.media_id from ${product_media} l
		where l.product_id = ${products.id} order by l.position limit 1)`;
	const rows = await db
		.select({ article: variants.id, picture: media })
		.from(variants)
		.innerJoin(products, eq(products.id, variants.product_id))
		.innerJoin(
			media,
			eq(media.id, sql`coalesce(${products.color_pictures} ->> ${variants.color}, ${first})`),
		)
		.where(inArray(variants.id, [...ids]));
	return new Map(rows.map(({ article, picture }) => [article, toArticlePicture(picture, locale)]));
}

/** First pictures of models; a model without one is left out. */
export async function listModelPictures(
	db: Db | Tx,
	locale: Locale,
	ids: readonly string[],
): Promise<ReadonlyMap<string, ArticlePicture>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ model: product_media.product_id, picture: media })
		.from(product_media)
		.innerJoin(media, eq(media.id, product_media.media_id))
		.where(and(inArray(product_media.product_id, [...ids]), eq(product_media.position, 0)));
	return new Map(rows.map(({ model, picture }) => [model, toArticlePicture(picture, locale)]));
}
