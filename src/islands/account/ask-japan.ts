import { type AddressRules, NAME_READINGS } from '#contract/customers/addresses.ts';
import type { Failure } from '../forms/resolver.ts';
import type { Field } from './filling.ts';

/** What only addresses in Japan need, fetched with the first of them; without it the host is asked alone. */
async function japanBy(rules: AddressRules | null) {
	if (!rules?.has_kana) return null;
	try {
		return await import('./japan.ts');
	} catch {
		return null;
	}
}

/** Fills in what a field tells: a prefecture as its code is typed, a reading's letters as it is left. */
export async function complete(rules: AddressRules | null, field: Field): Promise<void> {
	const { slug, isLeft } = field;
	if (rules && !isLeft && slug.endsWith('postal_code')) {
		(await japanBy(rules))?.fillPrefecture(field, rules);
	}
	if (isLeft && slug.endsWith('_kana')) (await japanBy(rules))?.plainReading(field);
}

/** What is wrong with the readings of an address, where its country has them. */
export async function readingFaults(
	values: Readonly<Record<string, unknown>>,
	rules: AddressRules | null,
	prefix = '',
): Promise<Failure[]> {
	const japan = await japanBy(rules);
	const slugs = NAME_READINGS.map((name) => prefix + name);
	return japan?.readingFailures(values, slugs) ?? [];
}
