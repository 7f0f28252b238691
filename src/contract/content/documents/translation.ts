import * as v from 'valibot';
import { LOCALES, type Locale } from '#contract/locales.ts';

/**
 * States of a text in another language than Italian: missing, made from an Italian text that has
 * changed since, made from the current one, or deliberately equal to it.
 */
export const TRANSLATION_STATES = ['missing', 'stale', 'current', 'same'] as const;
export const translationStateSchema = v.picklist(TRANSLATION_STATES);
export type TranslationState = v.InferOutput<typeof translationStateSchema>;

export type OtherLocale = Exclude<Locale, 'it'>;
export const OTHER_LOCALES: readonly OtherLocale[] = LOCALES.filter((locale) => locale !== 'it');

const fromOthers = <S>(schema: S) =>
	Object.fromEntries(OTHER_LOCALES.map((locale) => [locale, schema])) as Record<OtherLocale, S>;

/** Source of a translation. `of` is the digest of the Italian text that it was made from. */
const madeFromSchema = v.strictObject({
	of: v.pipe(v.string(), v.maxLength(20)),
	same: v.boolean(),
});
const fieldsSchema = v.optional(v.record(v.pipe(v.string(), v.maxLength(300)), madeFromSchema));

/**
 * Source of each translation of a document, by language and field. A field that is not listed
 * matches the current Italian text. The host maintains it. Editors use it to confirm that a text
 * still fits, or is equal on purpose.
 */
export const translatedSchema = v.pipe(
	v.strictObject(fromOthers(fieldsSchema)),
	v.metadata({ field: 'translated' }),
);
export type Translated = v.InferOutput<typeof translatedSchema>;
