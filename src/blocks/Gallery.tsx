import { Image } from '#components/ui/Image.tsx';
import type { BlockModelOf } from '#content/editorial/block-models.ts';
import { headingId } from './parts/heading-id.ts';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/chips.css';
import '#components/ui/picture-ground.css';
import './Gallery.css';

type Item = BlockModelOf<'gallery'>['items'][number];

/** Height of the strip by breakpoint, as `.gallery` in Gallery.css: px, then window share. */
const STRIP = { height: 512, share: 36 } as const;

/** Width that a picture takes in a strip of one height. */
function toSizes({ width, height }: Item['picture']): string {
	const ratio = width / height;
	const widest = Math.round(STRIP.height * ratio);
	return `(min-width: 1440px) ${widest}px, (min-width: 768px) ${Math.round(STRIP.share * ratio)}vw, 85vw`;
}

function Plate({ item, sizes }: { item: Item; sizes: string }) {
	return (
		<figure className="gallery-plate">
			<Image picture={item.picture} sizes={sizes} className="picture-ground" />
			{item.caption && <figcaption className="text-sm text-soft">{item.caption}</figcaption>}
		</figure>
	);
}

/** Fragment id of a picture of the strip, from its gallery's title and its own file. */
function plateId(title: string | null, { picture }: Item): string {
	const file = picture.src.slice(picture.src.lastIndexOf('/') + 1);
	return headingId(`${title ?? ''} ${file}`);
}

/**
 * Pictures of one height on a strip that snaps: by touch, by wheel, by the arrow keys once it has
 * the focus, and by a number for each picture. A grid in print.
 */
export function Gallery({ block, isFirst, texts }: BlockProps<'gallery'>) {
	const { title, items } = block;
	const { content: t } = texts;
	const [only] = items;
	return (
		<Section title={title} isFirst={isFirst}>
			{items.length === 1 && only && (
				<Plate item={only} sizes="(min-width: 1600px) 100rem, 100vw" />
			)}
			{items.length > 1 && (
				<div className="flex flex-col gap-5">
					<section className="gallery" aria-label={title ?? t('gallery.label')} tabIndex={0}>
						<ul className="gallery-strip">
							{items.map((item) => (
								<li key={item.picture.src} id={plateId(title, item)}>
									<Plate item={item} sizes={toSizes(item.picture)} />
								</li>
							))}
						</ul>
					</section>
					<ol className="chips gallery-numbers">
						{items.map((item, index) => (
							<li key={item.picture.src}>
								<a
									className="chip tabular"
									href={`#${plateId(title, item)}`}
									aria-label={t('gallery.picture', { number: index + 1 })}
								>
									{index + 1}
								</a>
							</li>
						))}
					</ol>
				</div>
			)}
		</Section>
	);
}
