import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { media } from '#server/platform/media/tables.ts';
import { price_lists, prices, product_media, products, variants } from '../tables-catalogue.ts';

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

/**
 * Searches of an article's name and code: over the articles, once, rather than for each row that
 * names one. The texts of a product are long, and a list of prices names it in every currency.
 */
export const articleSearches = (variantId: SQL) => ({
	article: (pattern: string) => sql`${variantId} in (
		select v.id from ${variants} v join ${products} p on p.id = v.product_id
		where coalesce(p.texts -> '${sql.raw(DEFAULT_LOCALE)}' ->> 'name', p.id) ilike ${pattern})`,
	variant_code: (pattern: string) =>
		sql`${variantId} in (select v.id from ${variants} v where v.code ilike ${pattern})`,
});

/** Columns with the price of an article in the default price list, null without one. */
export const defaultPriceColumns = (variantId: SQL) => {
	const told = (column: SQL) => sql`(select ${column} from ${prices} a
		join ${price_lists} l on l.id = a.price_list_id and l.is_default
		where a.variant_id = ${variantId} limit 1)`;
	return { price: told(sql`a.amount`), currency: told(sql`l.currency`) };
};
