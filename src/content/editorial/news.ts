import type { Locale } from '#contract/locales.ts';
import type { News } from '#contract/content/pages.ts';
import { type BlockModel, resolveBlocks } from './block-models.ts';
import { toCards, type ProductCard } from '../catalogue/catalogue.ts';
import { toNewsCard, type NewsCard } from './news-cards.ts';
import { toImage } from '../pictures/media.ts';
import type { Site } from '../site/site.ts';

export interface NewsModel extends NewsCard {
	blocks: BlockModel[];
	/** The picture in one size. */
	image: ReturnType<typeof toImage> | null;
	/** Last change; null if it was before publication. */
	changed: string | null;
	products: ProductCard[];
	newer: NewsCard | null;
	older: NewsCard | null;
	/** Related stories: those of its topic first, then the newest of all. */
	related: NewsCard[];
}

const RELATED = 3;

export function toNewsModel(site: Site, locale: Locale, news: News): NewsModel {
	const all = site.locales[locale].news;
	const index = all.indexOf(news);
	const cardAt = (at: number) => {
		const found = all[at];
		return found ? toNewsCard(site, locale, found) : null;
	};
	const who = `news "${news.id}"`;
	return {
		...toNewsCard(site, locale, news),
		image: news.media ? toImage(news.media) : null,
		changed: news.updated_at.slice(0, 10) >= news.published_on ? news.updated_at : null,
		blocks: resolveBlocks(site, locale, news.blocks, who),
		products: toCards(site, locale, news.related_product_ids, who),
		newer: cardAt(index - 1),
		older: cardAt(index + 1),
		related: all
			.filter(({ id }) => id !== news.id)
			.toSorted((a, b) => Number(b.topic === news.topic) - Number(a.topic === news.topic))
			.slice(0, RELATED)
			.map((other) => toNewsCard(site, locale, other)),
	};
}
