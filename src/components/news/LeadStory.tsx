import type { NewsCard } from '#content/editorial/news-cards.ts';
import type { Texts } from '#components/texts.ts';
import { Image } from '../ui/Image.tsx';
import '../ui/stretched.css';
import '../ui/picture-ground.css';
import '../ui/split.css';
import '../ui/entry.css';
import './news-grid.css';

/** The newest story, across the page: its picture is the page's largest. */
export function LeadStory({ card, texts }: { card: NewsCard; texts: Texts }) {
	return (
		<article className="entry split items-end border-b border-rule" lang={card.lang ?? undefined}>
			{card.picture ? (
				<Image
					picture={{ ...card.picture, alt: '' }}
					sizes="(min-width: 1024px) 66vw, 100vw"
					className="picture-ground news-picture news-picture-wide w-full object-cover"
					isPriority={true}
				/>
			) : (
				<span className="picture-ground news-picture news-picture-wide w-full" />
			)}
			<div className="flex flex-col gap-5">
				<p className="kicker flex flex-wrap gap-3">
					<span>{texts.content(`topic.${card.topic}`)}</span>{' '}
					<time dateTime={card.isoDate}>{card.date}</time>
				</p>
				<h2 className="title-1">
					<a className="stretched" href={card.href}>
						{card.title}
					</a>
				</h2>
				<p className="lead">{card.excerpt}</p>
			</div>
		</article>
	);
}
