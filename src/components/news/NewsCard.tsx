import type { NewsCard as Card } from '#content/editorial/news-cards.ts';
import type { Texts } from '#components/texts.ts';
import { Image } from '../ui/Image.tsx';
import '../ui/stretched.css';
import '../ui/picture-ground.css';
import './news-grid.css';

export function NewsCard({ card, texts }: { card: Card; texts: Texts }) {
	return (
		<li className="group relative flex flex-col gap-4" lang={card.lang ?? undefined}>
			{card.picture ? (
				<Image
					picture={{ ...card.picture, alt: '' }}
					sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
					className="picture-ground news-picture w-full object-cover"
				/>
			) : (
				<span className="picture-ground news-picture w-full" />
			)}
			<p className="kicker flex gap-3">
				<span>{texts.content(`topic.${card.topic}`)}</span>{' '}
				<time dateTime={card.isoDate}>{card.date}</time>
			</p>
			<h3 className="condensed text-xl font-medium">
				<a className="stretched" href={card.href}>
					{card.title}
				</a>
			</h3>
			<p className="text-soft">{card.excerpt}</p>
		</li>
	);
}
