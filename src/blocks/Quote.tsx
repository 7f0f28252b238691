import type { BlockProps } from './props.ts';

export function Quote({ block }: BlockProps<'quote'>) {
	return (
		<section className="block-section">
			<figure className="container-content flex flex-col gap-4">
				<blockquote className="title-2 max-w-4xl">{block.text}</blockquote>
				{block.source && <figcaption className="text-sm text-soft">{block.source}</figcaption>}
			</figure>
		</section>
	);
}
