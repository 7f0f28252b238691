import { Image } from '#components/ui/Image.tsx';
import { ActionLinks } from './parts/ActionLinks.tsx';
import { BlockHeading } from './parts/BlockHeading.tsx';
import type { BlockProps } from './props.ts';
import './Hero.css';

/** Full-width opening: large title over the picture on wide screens, under it on narrow ones. */
export function Hero({ block, isFirst }: BlockProps<'hero'>) {
	return (
		<section className="hero room-dark room relative overflow-hidden">
			{block.picture && (
				<Image
					picture={block.picture}
					sizes="100vw"
					isPriority={isFirst}
					className="hero-picture w-full object-cover"
				/>
			)}
			<div className="hero-text container-wide relative flex flex-col gap-6">
				{block.kicker && <p className="kicker">{block.kicker}</p>}
				<BlockHeading isFirst={isFirst} className="display max-w-text">
					{block.title}
				</BlockHeading>
				{block.text && <p className="lead max-w-text">{block.text}</p>}
				<ActionLinks actions={block.actions} />
			</div>
		</section>
	);
}
