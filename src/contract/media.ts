import * as v from 'valibot';
import { maybeTextSchema, textSchema } from './units.ts';

/** Widths in px in which the host serves every picture: `/media/{width}/{file}`. */
export const MEDIA_WIDTHS = [150, 300, 600, 900, 1200] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** Size of a picture that social networks show without cropping, in px. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Fraction from 0 to 1, rounded to hundredths. More digits are never intended. */
const partSchema = v.pipe(
	v.number(),
	v.minValue(0),
	v.maxValue(1),
	v.transform((part) => Math.round(part * 100) / 100),
);

/** Focal point that stays visible when a picture is cropped, in fractions of width and height. */
export const focalSchema = v.object({ x: partSchema, y: partSchema });
export type Focal = v.InferOutput<typeof focalSchema>;
export const CENTRE: Focal = { x: 0.5, y: 0.5 };

/**
 * Picture. `file` is its name on the media path and changes with its bytes. `width` and `height`
 * are those of the master in px. An empty `alt` means decorative. Default of `focal`: the centre.
 */
export const pictureSchema = v.object({
	file: v.pipe(textSchema, v.regex(/^[a-z0-9][a-z0-9._-]*\.(?:webp|avif|jpg|png)$/)),
	alt: maybeTextSchema,
	width: v.pipe(v.number(), v.integer(), v.minValue(1)),
	height: v.pipe(v.number(), v.integer(), v.minValue(1)),
	focal: v.optional(focalSchema),
});

/** File name of a turn on the media path, `/media/turns/{file}`. */
export const turnFileSchema = v.pipe(textSchema, v.regex(/^[a-z0-9][a-z0-9._-]*\.avif$/));

/**
 * Frames of a whole turn of what a picture shows, square, on one sheet: row by row, `columns` in
 * each, the first like the picture itself. With each frame the front moves on to the left.
 */
const turnSchema = v.object({
	file: turnFileSchema,
	frames: v.pipe(v.number(), v.integer(), v.minValue(8), v.maxValue(72)),
	columns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
});
export type Turn = v.InferOutput<typeof turnSchema>;

/** Picture that may turn: `turn` is left out of those that do not. Only pages of products read it. */
export const mediaSchema = v.object({
	...pictureSchema.entries,
	turn: v.optional(turnSchema),
});
export type Media = v.InferOutput<typeof mediaSchema>;
