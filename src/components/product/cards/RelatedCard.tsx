import type { ProductCard } from '#content/catalogue/catalogue.ts';
import type { Texts } from '#components/texts.ts';
import { CardPicture } from './CardPicture.tsx';
import '../../ui/stretched.css';

/** Small card of a related product: only its picture, name, payoff and price. */
export function RelatedCard({ card, texts }: { card: ProductCard; texts: Texts }) {
	const { price } = card;
	return (
		<li className="group relative flex flex-col gap-4" lang={card.lang ?? undefined}>
			<CardPicture card={card} texts={texts} />
			<h3 className="condensed text-xl font-medium">
				<a className="stretched" href={card.href}>
					{card.name}
				</a>
			</h3>
			<p className="text-sm text-soft">{card.payoff}</p>
			{price && (
				<p className="text-sm tabular" data-price={card.id}>
					{price.isFrom ? texts.prices('price.from', { amount: price.amount }) : price.amount}
				</p>
			)}
		</li>
	);
}
