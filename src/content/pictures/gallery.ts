import type { Product } from '#contract/content/catalogue.ts';
import { MEDIA_WIDTHS, type Media } from '#contract/media.ts';
import { mediaUrl, toPicture } from './media.ts';
import type { Picture } from '../parts/model.ts';

/** A picture of the gallery; `full` is the address of the largest size. */
export interface GalleryPicture extends Picture {
	full: string;
	thumb: string;
	/** File of its frames, their number, and the number in a row; empty without any. */
	turn: string;
}

/** Width of every picture but the first, px. */
const LATER_WIDTH = 900;

/** Pictures of a product, then those of its finishes that are not among them. */
export function findGallery(product: Product): Media[] {
	const files = new Set(product.media.map(({ file }) => file));
	const ofFinishes = product.colors.flatMap(({ media }) => media ?? []);
	return [...product.media, ...ofFinishes.filter(({ file }) => !files.has(file))];
}

function toTurn({ turn }: Media): string {
	return turn ? `${turn.file} ${turn.frames} ${turn.columns}` : '';
}

/**
 * The first picture has a choice of sizes; it covers at least 400 pixels on every screen sold today,
 * so smaller ones would never be fetched. Later ones come lazily, in the size that nearly every
 * screen would choose: the choice took 40 to 85 bytes of each product's page.
 */
export function toGalleryPicture(media: Media, index: number): GalleryPicture {
	const [thumb] = MEDIA_WIDTHS;
	const largest = MEDIA_WIDTHS.findLast((width) => width <= media.width) ?? thumb;
	const only = mediaUrl(media.file, Math.min(LATER_WIDTH, largest));
	return {
		...toPicture(media, [600, 900, 1200]),
		...(index > 0 && { src: only, srcset: '' }),
		full: mediaUrl(media.file, largest),
		thumb: mediaUrl(media.file, thumb),
		turn: toTurn(media),
	};
}
