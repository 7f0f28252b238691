import type { BlockProps } from './props.ts';
import '#components/ui/block-section.css';
import './Quote.css';

/** A quotation, as large as a title and lighter. */
export function Quote({ block }: BlockProps<'quote'>) {
	return (
		<section className="block-section">
			<figure className="quote container-wide">
				<blockquote className="condensed max-w-5xl text-4xl font-light text-balance">
					{block.text}
				</blockquote>
				{block.source && <figcaption className="text-soft">{block.source}</figcaption>}
			</figure>
		</section>
	);
}
