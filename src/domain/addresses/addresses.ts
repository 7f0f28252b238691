import {
	LATIN_PARTS,
	NAME_READINGS,
	type Address,
	type AddressPart,
	type AddressRules,
	type LatinPart,
	type NameReading,
} from '#contract/customers/addresses.ts';
import { isKatakana } from '../text/kana.ts';

/**
 * Parts of an address. Readings and Latin parts are optional: addresses stored earlier lack them.
 */
export type AddressValues = Pick<
	Address,
	'given_name' | 'family_name' | 'company' | 'country' | AddressPart
> &
	Partial<Pick<Address, NameReading | LatinPart>>;

export interface AddressFault {
	path: string;
	code: 'required' | 'postal_code' | 'in' | 'kana' | 'latin';
}

/** True if a postal code matches the country's pattern; any text does where there is none. */
export function isPostalCode(code: string, { postal_code }: Pick<AddressRules, 'postal_code'>) {
	return postal_code === null || new RegExp(`^(?:${postal_code.pattern})$`, 'i').test(code);
}

const WRITTEN = [
	...(['given_name', 'family_name', 'company', 'line1', 'line2'] as const),
	...(['district', 'city', 'region', ...LATIN_PARTS] as const),
];
const LATIN = /^[\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]*$/u;
/** Scripts in which labels are printed and which couriers in this part of the world read. */
const PRINTED =
	/^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Devanagari}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Common}\p{sc=Inherited}]*$/u;

/**
 * Returns the fields that must be rewritten in Latin letters. A country with fields for both
 * scripts needs name and address in Latin beside its own; elsewhere only scripts that labels cannot
 * print count.
 */
export function latinFaults(
	values: Readonly<Partial<Record<(typeof WRITTEN)[number], unknown>>>,
	{ has_latin, regions }: Pick<AddressRules, 'has_latin' | 'regions'>,
): AddressFault[] {
	const said = (part: (typeof WRITTEN)[number]) => String(values[part] ?? '').normalize('NFC');
	const typed = WRITTEN.filter((part) => part !== 'region' || regions.length === 0);
	const own = typed.filter((part) => !LATIN_PARTS.some((latin) => latin === part));
	const isForeign = own.some((part) => !LATIN.test(said(part)));
	const faults = has_latin
		? LATIN_PARTS.filter(
				(part) => !LATIN.test(said(part)) || (isForeign && said(part).trim() === ''),
			)
		: own.filter((part) => !PRINTED.test(said(part)));
	return faults.map((path) => ({ path, code: 'latin' }));
}

/** Validates an address by its country's rules. Parts that the country lacks are ignored. */
export function addressFaults(values: AddressValues, rules: AddressRules): AddressFault[] {
	const unread = NAME_READINGS.filter((path) => rules.has_kana && !isKatakana(values[path] ?? ''));
	const faults = rules.parts.flatMap(({ part, is_required }): AddressFault[] => {
		const value = values[part];
		if (value === '') return is_required ? [{ path: part, code: 'required' }] : [];
		if (part === 'postal_code' && !isPostalCode(value, rules)) {
			return [{ path: part, code: 'postal_code' }];
		}
		const isListed = rules.regions.length === 0 || rules.regions.some(({ code }) => code === value);
		return part === 'region' && !isListed ? [{ path: part, code: 'in' }] : [];
	});
	const kana = unread.map((path): AddressFault => ({ path, code: 'kana' }));
	return [...kana, ...faults, ...latinFaults(values, rules)];
}

/** Formats a name in the order of the country. */
export const nameIn = (
	{ given_name, family_name }: Pick<AddressValues, 'given_name' | 'family_name'>,
	{ family_name_first }: Pick<AddressRules, 'family_name_first'>,
): string => (family_name_first ? [family_name, given_name] : [given_name, family_name]).join(' ');
