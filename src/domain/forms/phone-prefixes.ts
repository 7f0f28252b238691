import type { FormCountry } from './form-model.ts';

/** Best-known country of each prefix that several countries share. */
const MAIN = new Set('AU CA CW FI FK GB GP IT MA NF NO NZ RE RU SH US'.split(' '));

/** Country names beside a prefix; +1 has twenty-five. */
const NAMES_SHOWN = 3;

/**
 * Choices of a phone prefix, each once with the countries that have it:
 * `+39 Italia / Città del Vaticano`. Prefixes come first, because the narrow column cuts the end;
 * `own`, a country code, before the others of its prefix, then the best-known ones.
 */
export function prefixOptions(
	countries: readonly FormCountry[],
	own?: string | null,
): { value: string; label: string }[] {
	const rank = ({ code }: FormCountry) => (code === own ? 0 : MAIN.has(code) ? 1 : 2);
	const byPrefix = new Map<string, FormCountry[]>();
	for (const country of countries) {
		const { prefix } = country;
		byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), country]);
	}
	return [...byPrefix].map(([value, sharing]) => {
		const names = sharing.toSorted((a, b) => rank(a) - rank(b)).map(({ name }) => name);
		const more = names.length > NAMES_SHOWN ? ' …' : '';
		return { value, label: `${value} ${names.slice(0, NAMES_SHOWN).join(' / ')}${more}` };
	});
}
