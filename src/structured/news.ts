import type { NewsArticle } from 'schema-dts';
import type { NewsModel } from '#content/editorial/news.ts';
import { absolute, partId, reference, type StructuredPage } from './ids.ts';
import { toMaker } from './site.ts';

/** A story; the maker is its author, because stories are not signed. */
export function toArticle(page: StructuredPage, news: NewsModel): NewsArticle {
	const { frame } = page;
	const maker = toMaker(page);
	return {
		'@type': 'NewsArticle',
		'@id': partId(page, 'article'),
		mainEntityOfPage: reference(frame.canonical),
		headline: news.title,
		description: news.excerpt,
		datePublished: news.isoDate,
		...(news.changed && { dateModified: news.changed }),
		author: maker,
		publisher: reference(maker['@id'] ?? ''),
		...(news.image && {
			image: {
				'@type': 'ImageObject',
				url: absolute(page, news.image.src),
				width: `${news.image.width} px`,
				height: `${news.image.height} px`,
			},
		}),
	};
}
