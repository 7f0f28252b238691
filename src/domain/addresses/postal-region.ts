import type { AddressRules } from '#contract/customers/addresses.ts';
import { fold } from '../text/fold.ts';
import { isPostalCode } from './addresses.ts';
import { formatPostalCode } from './postal-format.ts';

/** A postal code in its country's form, and the region that was typed with it; '' for none. */
export interface RegionalCode {
	code: string;
	region: string;
}

/** Most words of a region's name: `Friuli-Venezia Giulia`. */
const MOST_WORDS = 5;

/** Returns what a text has beside a region's name at its beginning or its end. */
function listRests(typed: string, name: string): string[] {
	const plain = (text: string) => fold(text).replace(/ /g, '');
	const region = plain(name);
	const words = typed
		.normalize('NFKC')
		.split(/[\s,.;/()-]+|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u)
		.filter(Boolean);
	const counts = Array.from({ length: Math.min(MOST_WORDS, words.length - 1) }, (_, at) => at + 1);
	return counts.flatMap((count) => [
		...(plain(words.slice(0, count).join(' ')) === region ? [words.slice(count).join(' ')] : []),
		...(plain(words.slice(-count).join(' ')) === region ? [words.slice(0, -count).join(' ')] : []),
	]);
}

/**
 * Splits a postal code from the state or province beside it, as many countries write them on one
 * line: `NY 10001`, `ON K1A 0B1`, `NSW 2000`, `31020 TV`. Text that is no code even so stays as
 * `formatPostalCode` has it, so that validation rejects it.
 */
export function splitRegion(
	typed: string,
	rules: Pick<AddressRules, 'country' | 'postal_code' | 'regions'>,
): RegionalCode {
	const code = formatPostalCode(typed, rules.country);
	if (isPostalCode(code, rules)) return { code, region: '' };
	const found = rules.regions.flatMap((region) =>
		[region.code, region.name]
			.flatMap((name) => listRests(typed, name))
			.map((rest) => ({ code: formatPostalCode(rest, rules.country), region: region.code }))
			.filter((split) => isPostalCode(split.code, rules)),
	);
	return found[0] ?? { code, region: '' };
}

/**
 * Returns the error of a typed postal code; null if it is valid. A code of another region than the
 * chosen one is an error of the region, which has to be chosen again.
 */
export function postalCodeFault(
	typed: string,
	region: unknown,
	rules: Pick<AddressRules, 'country' | 'postal_code' | 'regions'>,
): { path: 'postal_code'; code: 'postal_code' } | { path: 'region'; code: 'in' } | null {
	const split = splitRegion(typed, rules);
	if (!isPostalCode(split.code, rules)) return { path: 'postal_code', code: 'postal_code' };
	const isOther = split.region !== '' && Boolean(region) && split.region !== region;
	return isOther ? { path: 'region', code: 'in' } : null;
}
