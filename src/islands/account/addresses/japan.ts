import type { AddressRules } from '#contract/customers/addresses.ts';
import { isKatakana, toKatakana } from '#domain/text/kana.ts';
import { findPrefecture } from '#domain/addresses/prefectures.ts';
import type { Failure } from '../../forms/resolver.ts';
import type { Field } from '../form/filling.ts';
import { fillUnlessGiven, textIn, write } from './fill-in.ts';

/**
 * Fills in the prefecture of a postal code, unless the customer has chosen one. A code without a
 * prefecture is no error; it removes the one that an earlier code filled in.
 */
export function fillPrefecture(field: Field, { regions }: AddressRules): void {
	const region = findPrefecture(textIn(field, field.slug), regions) ?? '';
	fillUnlessGiven(field, field.slug.replace('postal_code', 'region'), region);
}

/** Normalises a reading on blur: before that, an input method may still be composing letters. */
export function plainReading(field: Field): void {
	const typed = textIn(field, field.slug);
	const plain = toKatakana(typed);
	if (plain !== typed) write(field, field.slug, plain);
}

/** Lists readings that are not katakana. */
export const readingFailures = (
	values: Readonly<Record<string, unknown>>,
	slugs: readonly string[],
): Failure[] =>
	slugs
		.filter((slug) => !isKatakana(toKatakana(String(values[slug] ?? ''))))
		.map((path) => ({ path, code: 'kana' }));
