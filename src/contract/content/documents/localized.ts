import * as v from 'valibot';
import { perLocale } from '#contract/entity.ts';
import { slugSchema, titleSchema } from '#contract/units.ts';

/** The texts of an entry, one strict object for each language that it has; Italian always. */
// @__NO_SIDE_EFFECTS__
export function textsOf<const E extends v.ObjectEntries>(entries: E) {
	const one = v.strictObject(entries);
	return v.pipe(
		v.strictObject({ ...perLocale(v.optional(one)), it: one }),
		v.metadata({ field: 'texts' }),
	);
}

/** A word that carries its own translations inside a larger value. */
export const wordsSchema = v.pipe(
	v.strictObject({ ...perLocale(v.optional(titleSchema)), it: titleSchema }),
	v.metadata({ field: 'texts' }),
);

/** Addresses of an entry. A language without one does not have it. */
export const documentSlugsSchema = v.pipe(
	v.strictObject({ ...perLocale(v.optional(slugSchema)), it: slugSchema }),
	v.metadata({ field: 'slugs' }),
);
