import * as v from 'valibot';
import { maybeTextSchema, textSchema } from './units.ts';

/** Widths in px under which the host serves every picture: `/media/{width}/{file}`. */
export const MEDIA_WIDTHS = [150, 300, 600, 900, 1200] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** What networks show of a page without cutting, in px. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** A part of a whole, from 0 to 1; further digits than hundredths are nobody's intention. */
const partSchema = v.pipe(
	v.number(),
	v.minValue(0),
	v.maxValue(1),
	v.transform((part) => Math.round(part * 100) / 100),
);

/** The point of a picture that stays in sight where it is cropped: parts of its width and height. */
export const focalSchema = v.object({ x: partSchema, y: partSchema });
export type Focal = v.InferOutput<typeof focalSchema>;
export const CENTRE: Focal = { x: 0.5, y: 0.5 };

/**
 * A picture. `file` is its name on the media path and changes with its bytes; `width` and `height`
 * are those of the master in px. An empty `alt` means decorative. Without `focal` it is the centre.
 */
export const mediaSchema = v.object({
	file: v.pipe(textSchema, v.regex(/^[a-z0-9][a-z0-9._-]*\.(?:webp|avif|jpg|png)$/)),
	alt: maybeTextSchema,
	width: v.pipe(v.number(), v.integer(), v.minValue(1)),
	height: v.pipe(v.number(), v.integer(), v.minValue(1)),
	focal: v.optional(focalSchema),
});
export type Media = v.InferOutput<typeof mediaSchema>;
