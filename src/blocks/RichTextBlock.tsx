import { headingId } from './parts/heading-id.ts';
import { BlockHeading } from './parts/BlockHeading.tsx';
import { RichText } from './parts/RichText.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/block-section.css';
import './RichTextBlock.css';

/** A section of text: its title beside it on wide screens, above it on narrow ones. */
export function RichTextBlock({ block, isFirst }: BlockProps<'rich_text'>) {
	return (
		<section
			className="block-section text-section"
			id={block.title ? headingId(block.title) || undefined : undefined}
		>
			<div className="container-wide grid gap-6 lg:grid-cols-12">
				{block.title && (
					<div className="lg:col-span-4">
						<BlockHeading isFirst={isFirst} className={isFirst ? 'title-1' : 'title-3'}>
							{block.title}
						</BlockHeading>
					</div>
				)}
				<div className={block.title ? 'lg:col-span-8' : 'lg:col-span-8 lg:col-start-5'}>
					<RichText html={block.html} />
				</div>
			</div>
		</section>
	);
}
