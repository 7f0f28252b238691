import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { media } from '#server/platform/media/tables.ts';
import { product_media, products, variants } from '../tables-catalogue.ts';

/**
 * Columns by which lists of the desk name an article, for a query that holds its id: the product's
 * name and its picture in the article's colour.
 */
export const articleColumns = (variantId: SQL) => ({
	article: sql`(select coalesce(p.texts -> '${sql.raw(DEFAULT_LOCALE)}' ->> 'name', p.id)
		from ${products} p join ${variants} v on v.product_id = p.id where v.id = ${variantId})`,
	picture: sql`(select m.file from ${variants} v join ${products} p on p.id = v.product_id
		join ${media} m on m.id = coalesce(p.color_pictures ->> v.color,
			(select l.media_id from ${product_media} l where l.product_id = p.id
				order by l.position limit 1))
		where v.id = ${variantId})`,
});
