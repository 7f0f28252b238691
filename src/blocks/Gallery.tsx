import { Image } from '#components/ui/Image.tsx';
import type { BlockModelOf } from '#content/block-models.ts';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';

type Item = BlockModelOf<'gallery'>['items'][number];

/**
 * Buttons that a browser draws and disables itself, where it can. Inline, because the compiler of
 * the style sheets does not know them and says so at every build.
 */
const BUTTONS = [
	'.gallery::scroll-button(*){grid-row:2;width:2.75rem;height:2.75rem;font:inherit;cursor:pointer;',
	'border:1px solid var(--edge);border-radius:2px;background:none;color:var(--ink)}',
	'.gallery::scroll-button(*):disabled{opacity:.4;cursor:default}',
	".gallery::scroll-button(inline-start){content:'←'/attr(data-back)}",
	".gallery::scroll-button(inline-end){content:'→'/attr(data-next)}",
].join('');

/** Height of the strip by breakpoint, as `.gallery` in blocks.css has it: px, then share of the window. */
const STRIP = { height: 512, share: 36 } as const;

/** Width that a picture takes in a strip of one height. */
function sizesOf({ width, height }: Item['picture']): string {
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

/**
 * Pictures of one height on a strip that snaps: by touch, by wheel, by the arrow keys once it has
 * the focus, and by the buttons that a browser draws itself where it can. A grid on paper.
 */
export function Gallery({ block, isFirst, texts }: BlockProps<'gallery'>) {
	const { title, items } = block;
	const [only] = items;
	return (
		<Section title={title} isFirst={isFirst}>
			{items.length === 1 && only && (
				<Plate item={only} sizes="(min-width: 1600px) 100rem, 100vw" />
			)}
			{items.length > 1 && (
				<div className="gallery-frame">
					<style dangerouslySetInnerHTML={{ __html: BUTTONS }} />
					<section
						className="gallery"
						aria-label={title ?? texts.content('gallery.label')}
						tabIndex={0}
						data-next={texts.content('gallery.next')}
						data-back={texts.content('gallery.back')}
					>
						<ul className="gallery-strip">
							{items.map((item) => (
								<li key={item.picture.src}>
									<Plate item={item} sizes={sizesOf(item.picture)} />
								</li>
							))}
						</ul>
					</section>
				</div>
			)}
		</Section>
	);
}
