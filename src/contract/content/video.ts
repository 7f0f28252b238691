import * as v from 'valibot';
import { secureAddressSchema } from '#contract/addresses.ts';
import { textSchema, titleSchema } from '#contract/units.ts';

/** File name of a video on the media path, `/media/videos/{file}`. */
export const videoFileSchema = v.pipe(textSchema, v.regex(/^[a-z0-9][a-z0-9._-]*\.(?:mp4|webm)$/));

/**
 * Source of a video: files of the host (alternative formats of it), or a page of another site.
 * The other site receives no request before the visitor opens it.
 */
export const videoSourceSchema = v.variant('type', [
	v.object({
		type: v.literal('file'),
		files: v.pipe(v.array(videoFileSchema), v.minLength(1), v.maxLength(3)),
	}),
	v.object({
		type: v.literal('external'),
		url: secureAddressSchema,
		provider: titleSchema,
	}),
]);
export type VideoSource = v.InferOutput<typeof videoSourceSchema>;
