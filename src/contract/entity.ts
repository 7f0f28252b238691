import * as v from 'valibot';
import { type Locale, LOCALES, localeSchema } from './locales.ts';
import { mediaSchema } from './media.ts';
import {
	LONGEST_TITLE,
	idSchema,
	isoTimestampSchema,
	maybeTextSchema,
	slugSchema,
} from './units.ts';

/**
 * Fields of every entry. `version` is opaque and changes whenever anything in the entry's
 * answer changes, prices and joined rows included. Page cache keys are made from it.
 */
export const entityFields = {
	id: idSchema,
	version: v.pipe(v.string(), v.minLength(1)),
	updated_at: isoTimestampSchema,
};

/** Slug of an entry in each language in which it exists. Italian always exists. */
const slugsSchema = v.object({ ...perLocale(v.optional(slugSchema)), it: slugSchema });
export type Slugs = v.InferOutput<typeof slugsSchema>;

/** Record with one schema for every language of the site. */
// @__NO_SIDE_EFFECTS__
export function perLocale<S extends v.GenericSchema>(schema: S): Record<Locale, S> {
	return Object.fromEntries(LOCALES.map((locale) => [locale, schema])) as Record<Locale, S>;
}

/**
 * Fields of an entry in one language. `locale` is the language of its texts: the requested one or,
 * without a translation, Italian. `slug` is the slug in that same language.
 */
export const localizedFields = {
	...entityFields,
	locale: localeSchema,
	slug: slugSchema,
	slugs: slugsSchema,
};

/**
 * Title, text and picture for search engines and shared links; made from the entry if missing.
 * A host without a picture leaves it out.
 */
export const seoSchema = v.object({
	title: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_TITLE))),
	description: v.nullable(maybeTextSchema),
	noindex: v.boolean(),
	picture: v.optional(v.nullable(mediaSchema)),
});
export type Seo = v.InferOutput<typeof seoSchema>;
