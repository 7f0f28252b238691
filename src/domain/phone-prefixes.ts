import type { FormCountry } from './form-model.ts';

/**
 * A list's choices of a phone prefix, each once with every country that has it: `+39 Italia / Città
 * del Vaticano`. Prefixes first, because the narrow column cuts what comes after; `own`, a country
 * code, before the others of its prefix.
 */
export function prefixOptions(
	countries: readonly FormCountry[],
	own?: string | null,
): { value: string; label: string }[] {
	const byPrefix = new Map<string, string[]>();
	for (const { prefix, name, code } of countries) {
		const others = byPrefix.get(prefix) ?? [];
		byPrefix.set(prefix, code === own ? [name, ...others] : [...others, name]);
	}
	return [...byPrefix].map(([value, names]) => ({
		value,
		label: `${value} ${names.join(' / ')}`,
	}));
}
