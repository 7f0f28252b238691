import { listNews } from '#contract/content/endpoints.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { loadPictures } from '../pictures.ts';
import { toBlocks, toMedia } from '../stored-block.ts';
import { seoOf } from '../seo.ts';
import { addressOf, versioned } from '#server/platform/db/localized.ts';
import { findNews } from './queries.ts';

export const newsRoutes = {
	listNews: keptRoute(
		listNews,
		{ reads: ['news', 'slugs.news', 'news_products', 'media'] },
		async ({ db, query, isPreview }) => {
			const [rows, pictures] = await Promise.all([findNews(db, query.locale), loadPictures(db)]);
			return rows.map((row) => {
				const { locale, text, slug, slugs } = addressOf(row.texts, row.slugs, query.locale);
				return versioned({
					id: row.id,
					updated_at: row.updated_at.toISOString(),
					locale,
					slug,
					slugs,
					title: text.title,
					excerpt: text.excerpt,
					topic: row.topic,
					published_on: row.published_on,
					media: row.media_id ? toMedia({ picture: row.media_id, alt: text.alt }, pictures) : null,
					blocks: toBlocks(text.blocks, pictures, { keys: isPreview }),
					related_product_ids: row.related_product_ids,
					seo: seoOf({ locale, text, name: text.title, social_id: row.social_id }, pictures),
				});
			});
		},
	),
};
