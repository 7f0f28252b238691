import type { Sharp } from 'sharp';
import { FIXED } from '#brand/brand.ts';

/** Formats that a picture can be served in, best first. */
export const FORMATS = {
	avif: { type: 'image/avif', encode: (image: Sharp) => image.avif({ quality: 52, effort: 2 }) },
	webp: { type: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 78, effort: 4 }) },
	jpeg: {
		type: 'image/jpeg',
		encode: (image: Sharp) =>
			image.flatten({ background: FIXED.paper }).jpeg({ quality: 80, mozjpeg: true }),
	},
} as const;
export type Format = keyof typeof FORMATS;

/**
 * Best format that the client names. A wildcard promises nothing, so a client that does not name
 * AVIF or WebP gets JPEG.
 */
export function negotiate(accept: string | undefined): Format {
	const named = new Map(
		(accept ?? '').split(',').map((part) => {
			const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
			const quality = parameters.find((parameter) => parameter.startsWith('q='));
			return [type.toLowerCase(), quality ? Number(quality.slice(2)) : 1];
		}),
	);
	if ((named.get('image/avif') ?? 0) > 0) return 'avif';
	if ((named.get('image/webp') ?? 0) > 0) return 'webp';
	return 'jpeg';
}
