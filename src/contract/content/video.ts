import * as v from 'valibot';
import { secureAddressSchema } from '#contract/addresses.ts';
import { textSchema, titleSchema } from '#contract/units.ts';

/** A film's name on the media path, `/media/videos/{file}`. */
export const videoFileSchema = v.pipe(textSchema, v.regex(/^[a-z0-9][a-z0-9._-]*\.(?:mp4|webm)$/));

/**
 * Where a film comes from: files of the host, the same film in formats to choose from, or the page
 * of another site, which is told nothing before the visitor goes there.
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
