import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { withKeys } from '../../block-keys.ts';
import { toSlugs } from '../../slugs.ts';
import { news, news_products } from '../../tables.ts';
import { type KindSpec, toLocales } from '../kind-spec.ts';
import { replaceParts } from '../parts.ts';
import { mapTexts, seoOfRow, seoToStore } from '../texts.ts';

type NewsDocument = DocumentOf<'news'>;

async function read(db: Db | Tx, id: string): Promise<NewsDocument | null> {
	const [row] = await db
		.select({
			...getTableColumns(news),
			slugs: toSlugs('news', news),
			related_product_ids: sql<string[]>`coalesce((select
				jsonb_agg(p.product_id order by p.position)
				from ${news_products} p where p.news_id = ${news}.id), '[]'::jsonb)`,
		})
		.from(news)
		.where(eq(news.id, id));
	if (!row) return null;
	const { topic, published_on, media_id, social_id, related_product_ids, slugs } = row;
	return {
		topic,
		published_on,
		media_id,
		social_id,
		related_product_ids,
		slugs,
		texts: mapTexts(row.texts, ({ title, excerpt, alt, blocks, ...seo }) => ({
			title,
			excerpt,
			alt,
			blocks: withKeys(blocks),
			...seoOfRow(seo),
		})),
	};
}

async function save(tx: Tx, id: string, document: NewsDocument, live: NewsDocument | null) {
	const { topic, published_on, media_id, texts, related_product_ids: after } = document;
	const row = {
		topic,
		published_on,
		media_id,
		social_id: document.social_id ?? null,
		texts: mapTexts(texts, ({ seo_title, seo_description, ...text }) => ({
			...text,
			...seoToStore({ seo_title, seo_description }),
		})),
		origin: 'editor' as const,
	};
	await tx
		.insert(news)
		.values({ id, ...row })
		.onConflictDoUpdate({ target: news.id, set: row });
	await replaceParts(tx, { table: news_products, owner: news_products.news_id }, id, {
		rows: after.map((product_id, position) => ({ news_id: id, product_id, position })),
		before: live?.related_product_ids ?? [],
		after,
	});
}

export const newsSpec: KindSpec<NewsDocument> = {
	entity: 'news',
	table: news,
	parts: [{ table: news_products, owner: news_products.news_id }],
	title: sql<string>`${news.texts} -> 'it' ->> 'title'`,
	locales: toLocales(news.texts),
	order: [desc(news.published_on)],
	addresses: 'news',
	read,
	save,
	nextTo: () => [{ type: 'route', route: 'news-archive' }],
};
