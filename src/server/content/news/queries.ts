import { asc, desc, getTableColumns, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/client.ts';
import { news, news_products } from '../tables.ts';
import { toSlugs } from '../slugs.ts';
import { translation } from '../translation.ts';

/** News, newest first. */
export function findNews(db: Db, locale: Locale) {
	return db
		.select({
			...getTableColumns(news),
			texts: translation(news.texts, locale),
			slugs: toSlugs('news', news),
			related_product_ids: sql<string[]>`coalesce((select
				jsonb_agg(p.product_id order by p.position)
				from ${news_products} p where p.news_id = ${news}.id), '[]'::jsonb)`,
		})
		.from(news)
		.orderBy(desc(news.published_on), asc(news.id));
}
