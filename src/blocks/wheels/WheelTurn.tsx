import { Image } from '#components/ui/Image.tsx';
import { Section } from '../parts/Section.tsx';
import type { BlockProps } from '../props.ts';
import './WheelTurn.css';

/**
 * A wheel that turns once as the page is scrolled past it, without script. The picture itself is the
 * first frame: it stays where motion is not wanted, and where a browser ties none to the scroll. The
 * sheet of frames is fetched only where it turns, as it comes near.
 */
export function WheelTurn({ block, isFirst }: BlockProps<'wheel_turn'>) {
	const { picture, sheet } = block;
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			{picture && (
				<div className="wheel-turn">
					<Image
						picture={picture}
						sizes="(min-width: 640px) 560px, 100vw"
						className="w-full h-auto bg-raised"
					/>
					{sheet && (
						<div className="wheel-turn-frames">
							<div>
								<img src={sheet} alt="" width="3360" height="3360" loading="lazy" />
							</div>
						</div>
					)}
				</div>
			)}
		</Section>
	);
}
