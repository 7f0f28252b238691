import type { Question, VideoObject } from 'schema-dts';
import type { BlockModel } from '#content/editorial/block-models.ts';
import { toText } from '#content/parts/rich-text.ts';
import { absolute, partId, type StructuredPage } from './ids.ts';

function toBlocks({ content }: StructuredPage): readonly BlockModel[] {
	if (content.kind === 'cms') return content.page.blocks;
	return content.kind === 'news' ? content.news.blocks : [];
}

/** Videos that play on a story. Undated pages list none: search engines ask for an upload date. */
export function toFilms(page: StructuredPage): VideoObject[] {
	const { content } = page;
	if (content.kind !== 'news') return [];
	const films = toBlocks(page).flatMap((block) =>
		block.type === 'video' && block.source.type === 'file' ? [{ block, ...block.source }] : [],
	);
	return films.flatMap(({ block, files: [file] }, index): VideoObject[] =>
		file && block.posterSrc
			? [
					{
						'@type': 'VideoObject',
						'@id': partId(page, `film-${index + 1}`),
						name: block.title,
						description: block.text ?? content.news.excerpt,
						thumbnailUrl: absolute(page, block.posterSrc),
						uploadDate: content.news.isoDate,
						contentUrl: absolute(page, file.src),
					},
				]
			: [],
	);
}

/** Questions that the page answers; accordions that are no FAQ are left out. */
export function toQuestions(page: StructuredPage): Question[] {
	return toBlocks(page).flatMap((block) =>
		block.type === 'accordion' && block.is_faq
			? block.items.map(({ title, html }): Question => ({
					'@type': 'Question',
					name: title,
					acceptedAnswer: { '@type': 'Answer', text: toText(html).join(' ') },
				}))
			: [],
	);
}
