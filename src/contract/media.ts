import * as v from 'valibot';
import { maybeTextSchema, textSchema } from './units.ts';

/** Widths in px under which the host serves every picture: `/media/{width}/{file}`. */
export const MEDIA_WIDTHS = [150, 300, 600, 900, 1200] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/**
 * A picture. `file` is its name on the media path and changes with its bytes; `width` and `height`
 * are those of the master in px. An empty `alt` means decorative.
 */
export const mediaSchema = v.object({
	file: v.pipe(textSchema, v.regex(/^[a-z0-9][a-z0-9._-]*\.(?:webp|avif|jpg|png)$/)),
	alt: maybeTextSchema,
	width: v.pipe(v.number(), v.integer(), v.minValue(1)),
	height: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Media = v.InferOutput<typeof mediaSchema>;
