import { NewsCard } from '#components/news/NewsCard.tsx';
import { SectionLinks } from './parts/SectionLinks.tsx';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import '#components/news/news-grid.css';

export function NewsList({ block, isFirst, texts }: BlockProps<'news_list'>) {
	return (
		<Section title={block.title} isFirst={isFirst}>
			{block.cards.length > 0 ? (
				<ul className="news-grid">
					{block.cards.map((card) => (
						<NewsCard key={card.id} card={card} texts={texts} />
					))}
				</ul>
			) : (
				<p className="text-soft">{texts.content('news.empty')}</p>
			)}
			<SectionLinks actions={[{ label: texts.content('news.all'), href: block.archiveHref }]} />
		</Section>
	);
}
