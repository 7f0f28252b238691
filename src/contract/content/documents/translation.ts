import * as v from 'valibot';
import { LOCALES, type Locale } from '#contract/locales.ts';

/**
 * Of a text in another language than Italian: not there, made from an Italian text that has changed
 * since, made from the one that is there, or deliberately the same word.
 */
export const TRANSLATION_STATES = ['missing', 'stale', 'current', 'same'] as const;
export const translationStateSchema = v.picklist(TRANSLATION_STATES);
export type TranslationState = v.InferOutput<typeof translationStateSchema>;

export type OtherLocale = Exclude<Locale, 'it'>;
export const OTHER_LOCALES: readonly OtherLocale[] = LOCALES.filter((locale) => locale !== 'it');

const fromOthers = <S>(schema: S) =>
	Object.fromEntries(OTHER_LOCALES.map((locale) => [locale, schema])) as Record<OtherLocale, S>;

/** `of` is the digest of the Italian text that a translation was made from. */
const madeFromSchema = v.strictObject({
	of: v.pipe(v.string(), v.maxLength(20)),
	same: v.boolean(),
});
const fieldsSchema = v.optional(v.record(v.pipe(v.string(), v.maxLength(300)), madeFromSchema));

/**
 * What each translation of a document was made from, by language and field. A field that is not in it
 * fits the Italian text that is there. Kept by the host; an editor says by it that a text still fits,
 * or is the same on purpose.
 */
export const translatedSchema = v.pipe(
	v.strictObject(fromOthers(fieldsSchema)),
	v.metadata({ field: 'translated' }),
);
export type Translated = v.InferOutput<typeof translatedSchema>;
