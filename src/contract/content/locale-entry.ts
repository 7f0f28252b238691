import * as v from 'valibot';
import { localeSchema } from '#contract/locales.ts';
import { maybeTextSchema } from '#contract/units.ts';

/** Language as the API lists it. `iso` is a BCP 47 tag, `file` the name of its message file. */
export const localeEntrySchema = v.object({
	code: localeSchema,
	name: v.pipe(v.string(), v.minLength(1)),
	iso: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/)),
	file: maybeTextSchema,
});
export type LocaleEntry = v.InferOutput<typeof localeEntrySchema>;
