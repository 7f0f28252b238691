import { Image } from '#components/ui/Image.tsx';
import { ActionLinks } from './parts/ActionLinks.tsx';
import { BlockHeading } from './parts/BlockHeading.tsx';
import { RichText } from './parts/RichText.tsx';
import { SectionLinks } from './parts/SectionLinks.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/block-section.css';

/** Text beside a picture; on narrow screens the picture comes first. */
export function TextMedia({ block, isFirst }: BlockProps<'text_media'>) {
	const isRight = block.side === 'right';
	const Links = isFirst ? ActionLinks : SectionLinks;
	return (
		<section className="block-section">
			<div className="container-wide grid items-center gap-8 lg:grid-cols-12">
				<div className={isRight ? 'lg:col-span-7 lg:order-2' : 'lg:col-span-7'}>
					<Image
						picture={block.picture}
						sizes="(min-width: 1024px) 58vw, 100vw"
						className="w-full"
						isPriority={isFirst}
					/>
				</div>
				<div className="flex flex-col gap-6 lg:col-span-5">
					<BlockHeading isFirst={isFirst} className={isFirst ? 'title-1' : 'title-2'}>
						{block.title}
					</BlockHeading>
					<RichText html={block.html} />
					<Links actions={block.actions} />
				</div>
			</div>
		</section>
	);
}
