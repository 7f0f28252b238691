import type { Locale } from '#contract/locales.ts';
import type { FormCountry } from '../forms/form-model.ts';

/** Countries that most readers of a language write from, the likeliest first. */
const LIKELY: Partial<Record<Locale, readonly string[]>> = {
	it: ['IT', 'CH', 'SM', 'VA'],
	en: ['GB', 'US', 'IE', 'CA', 'AU', 'NZ'],
	es: ['ES', 'MX', 'AR', 'CO', 'CL'],
	fr: ['FR', 'BE', 'CH', 'LU', 'CA'],
	ja: ['JP'],
};

/** Moves the countries to the front that readers of the language are likely to look for. */
export function likelyFirst<C extends { code: string }>(
	countries: readonly C[],
	locale: Locale,
): C[] {
	const likely = LIKELY[locale] ?? [];
	return [
		...likely.flatMap((code) => countries.filter((country) => country.code === code)),
		...countries.filter(({ code }) => !likely.includes(code)),
	];
}

/** Phone prefix of a country, `+39`; null for an unknown country. */
export function findPrefix(
	countries: readonly Pick<FormCountry, 'code' | 'prefix'>[],
	code: string,
): string | null {
	return countries.find((country) => country.code === code)?.prefix ?? null;
}

/**
 * Packs a list into one text, `IT39Italia|FR33Francia`. A page carries 249 countries in the
 * properties of its form, and as objects they would be four times as long.
 */
export function packCountries(countries: readonly FormCountry[]): string {
	return countries.map(({ code, prefix, name }) => `${code}${prefix.slice(1)}${name}`).join('|');
}

/** Unpacks the list that `packCountries` packed. */
export function unpackCountries(packed: string): FormCountry[] {
	return [...packed.matchAll(/(..)(\d+)([^|]+)\|?/g)].map(
		([, code = '', digits = '', name = '']) => ({
			code,
			prefix: `+${digits}`,
			name,
		}),
	);
}
