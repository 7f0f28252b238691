import type { AddressRules } from '#contract/customers/addresses.ts';
import { isKatakana, toKatakana } from '#domain/text/kana.ts';
import { findPrefecture } from '#domain/addresses/prefectures.ts';
import type { Failure } from '../../forms/resolver.ts';
import type { Field } from '../form/filling.ts';

/** Prefectures filled in from a postal code, not chosen by the customer, by form and slug. */
const filled = new WeakMap<object, Map<string, string>>();

const textIn = ({ form }: Field, slug: string) => String(form.getValues(slug) ?? '');

function write({ form, onField }: Field, slug: string, value: string): void {
	form.setValue(slug, value, { shouldValidate: value !== '' });
	onField?.(slug, value);
}

/**
 * Fills in the prefecture of a postal code, unless the customer has chosen one. A code without a
 * prefecture is no error; it removes the one that an earlier code filled in.
 */
export function fillPrefecture(field: Field, { regions }: AddressRules): void {
	const region = findPrefecture(textIn(field, field.slug), regions) ?? '';
	const { control } = field.form;
	const own = filled.get(control) ?? new Map<string, string>();
	filled.set(control, own);
	const slug = field.slug.replace('postal_code', 'region');
	const now = textIn(field, slug);
	if (now === region || (now !== '' && now !== own.get(slug))) return;
	own.set(slug, region);
	write(field, slug, region);
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
