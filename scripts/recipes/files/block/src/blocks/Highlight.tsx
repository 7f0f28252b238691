import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import './Highlight.css';

/** One sentence about one product, with the product's name below it. */
export function Highlight({ block, isFirst }: BlockProps<'highlight'>) {
	return (
		<Section title={block.title} isFirst={isFirst}>
			{block.text && <p className="lead">{block.text}</p>}
			<p className="highlight-product">{block.product}</p>
		</Section>
	);
}
