import * as v from 'valibot';
import { perLocale } from '#contract/entity.ts';
import { slugSchema, titleSchema } from '#contract/units.ts';

/** Texts of an entry: a strict object for each language that it has. Italian is required. */
// @__NO_SIDE_EFFECTS__
export function toTexts<const E extends v.ObjectEntries>(entries: E) {
	const one = v.strictObject(entries);
	return v.pipe(
		v.strictObject({ ...perLocale(v.optional(one)), it: one }),
		v.metadata({ field: 'texts' }),
	);
}

/** Text with its own translations inside a larger value. */
export const wordsSchema = v.pipe(
	v.strictObject({ ...perLocale(v.optional(titleSchema)), it: titleSchema }),
	v.metadata({ field: 'texts' }),
);

/** Slugs of an entry. The entry does not exist in a language without a slug. */
export const documentSlugsSchema = v.pipe(
	v.strictObject({ ...perLocale(v.optional(slugSchema)), it: slugSchema }),
	v.metadata({ field: 'slugs' }),
);
