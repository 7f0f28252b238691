import { MEDIA_WIDTHS, type Media, type MediaWidth } from '#contract/media.ts';
import type { Picture } from '../parts/model.ts';

/** Address of a picture at one of the host's widths, on the site's origin: the edge proxies it. */
export function mediaUrl(file: string, width: number): string {
	return `/media/${width}/${file}`;
}

/**
 * The five widths of the host, none beyond the master. The host never enlarges, so the largest
 * candidate of a small master is named by the master's true width.
 */
export function toPicture(media: Media, offered: readonly MediaWidth[] = MEDIA_WIDTHS): Picture {
	const widths = offered.filter((width) => width <= media.width);
	const largest = widths.at(-1) ?? MEDIA_WIDTHS[0];
	return {
		src: mediaUrl(media.file, Math.min(600, largest)),
		srcset: widths.map((width) => `${mediaUrl(media.file, width)} ${width}w`).join(', '),
		width: media.width,
		height: media.height,
		alt: media.alt,
		...(media.focal && { focal: media.focal }),
	};
}

/** One size of a picture, for readers that take no choice of sizes: the host's largest. */
export function toImage(media: Media): Pick<Picture, 'src' | 'width' | 'height'> {
	const served = MEDIA_WIDTHS.findLast((width) => width <= media.width) ?? MEDIA_WIDTHS[0];
	const width = Math.min(served, media.width);
	return {
		src: mediaUrl(media.file, served),
		width,
		height: Math.round((media.height * width) / media.width),
	};
}

export function toPictureOrNull(media: Media | null | undefined): Picture | null {
	return media ? toPicture(media) : null;
}
