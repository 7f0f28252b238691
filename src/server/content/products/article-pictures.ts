import { eq, inArray, sql } from 'drizzle-orm';
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
	return new Map(
		rows.map(({ article, picture }) => {
			const alts = toAlts(picture);
			return [article, { id: picture.id, alt: alts[locale] ?? alts.it ?? '' }];
		}),
	);
}
