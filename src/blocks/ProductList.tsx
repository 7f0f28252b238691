import { createElement } from 'react';
import { ProductCard } from '#components/product/cards/ProductCard.tsx';
import { SectionLinks } from './parts/SectionLinks.tsx';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/card-grid.css';

/** A list of products; the element around it reports it to analytics once it is seen. */
export function ProductList({ block, isFirst, texts }: BlockProps<'product_list'>) {
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			{block.cards.length > 0 ? (
				createElement(
					'told-list',
					null,
					<ul className="card-grid">
						{block.cards.map((card) => (
							<ProductCard key={card.id} card={card} texts={texts} />
						))}
					</ul>,
				)
			) : (
				<p className="text-soft">{texts.catalogue('listing.empty')}</p>
			)}
			{block.action && <SectionLinks actions={[block.action]} />}
		</Section>
	);
}
