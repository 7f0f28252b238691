import { listNews } from '#contract/content/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import type { Db } from '#server/platform/db/client.ts';
import { loadPictures } from '../pictures.ts';
import { toBlocks, toMedia } from '../stored-block.ts';
import { findSeo } from '../seo.ts';
import { toAddress, versioned } from '#server/platform/db/localized.ts';
import { findNews } from './queries.ts';

/** News in a language; in a preview their blocks have keys. */
export async function newsIn(db: Db, asked: Locale, isPreview = false) {
	const [rows, pictures] = await Promise.all([findNews(db, asked), loadPictures(db)]);
	return rows.map((row) => {
		const { locale, text, slug, slugs } = toAddress(row.texts, row.slugs, asked);
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
			seo: findSeo({ locale, text, name: text.title, social_id: row.social_id }, pictures),
		});
	});
}

export const newsRoutes = {
	listNews: keptRoute(
		listNews,
		{ reads: ['news', 'slugs.news', 'news_products', 'media'] },
		({ db, query, isPreview }) => newsIn(db, query.locale, isPreview),
	),
};
