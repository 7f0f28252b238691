import * as v from 'valibot';
import { idSchema, textSchema } from '../units.ts';

/** Uploaded file, as records name it. */
export const deskFileSchema = v.object({
	id: idSchema,
	field: textSchema,
	file_name: textSchema,
	mime: textSchema,
	size: v.number(),
});
export type DeskFile = v.InferOutput<typeof deskFileSchema>;
