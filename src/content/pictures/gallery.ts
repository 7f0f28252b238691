import type { Product } from '#contract/content/catalogue.ts';
import { MEDIA_WIDTHS, type Media } from '#contract/media.ts';
import { mediaUrl, toPicture } from './media.ts';
import type { Picture } from '../parts/model.ts';

/** A picture of the gallery; `full` is the address of the largest size. */
export interface GalleryPicture extends Picture {
	full: string;
	thumb: string;
	/** File of its frames, how many they are and how many stand in a row; empty without any. */
	turn: string;
}

/** Pictures of a product, then those of its finishes that are not among them. */
export function findGallery(product: Product): Media[] {
	const files = new Set(product.media.map(({ file }) => file));
	const ofFinishes = product.colors.flatMap(({ media }) => media ?? []);
	return [...product.media, ...ofFinishes.filter(({ file }) => !files.has(file))];
}

function toTurn({ turn }: Media): string {
	return turn ? `${turn.file} ${turn.frames} ${turn.columns}` : '';
}

/** Covers at least 400 pixels on every screen sold today: smaller sizes would never be fetched. */
export function toGalleryPicture(media: Media, index: number): GalleryPicture {
	const [thumb] = MEDIA_WIDTHS;
	const largest = MEDIA_WIDTHS.findLast((width) => width <= media.width) ?? thumb;
	return {
		...toPicture(media, index === 0 ? [600, 900, 1200] : [600, 900]),
		full: mediaUrl(media.file, largest),
		thumb: mediaUrl(media.file, thumb),
		turn: toTurn(media),
	};
}
