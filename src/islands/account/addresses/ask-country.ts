import { type AddressRules, NAME_READINGS } from '#contract/customers/addresses.ts';
import type { Failure } from '../../forms/resolver.ts';
import type { Field } from '../form/filling.ts';
import type { Completion } from './fill-in.ts';

/** Loads the rules of Japanese addresses on first use. If that fails, only the server validates. */
async function japanBy(rules: AddressRules | null) {
	if (!rules?.has_kana) return null;
	try {
		return await import('./japan.ts');
	} catch {
		return null;
	}
}

/** Completes fields: region or town while the code is typed, a reading's letters on blur. */
export async function complete(
	rules: AddressRules | null,
	field: Field,
	given: Completion,
): Promise<void> {
	const { slug, isLeft } = field;
	if (rules && !isLeft && slug.endsWith('postal_code')) {
		(await japanBy(rules))?.fillPrefecture(field, rules);
		if (rules.country === 'IT') {
			await import('./italy.tsx')
				.then(({ fillTown }) => fillTown(field, rules, given))
				.catch(() => {});
		}
	}
	if (isLeft && slug.endsWith('_kana')) (await japanBy(rules))?.plainReading(field);
}

/** Lists invalid name readings of an address, if its country has readings. */
export async function readingFaults(
	values: Readonly<Record<string, unknown>>,
	rules: AddressRules | null,
	prefix = '',
): Promise<Failure[]> {
	const japan = await japanBy(rules);
	const slugs = NAME_READINGS.map((name) => prefix + name);
	return japan?.readingFailures(values, slugs) ?? [];
}
