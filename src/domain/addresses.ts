import {
	NAME_READINGS,
	type Address,
	type AddressPart,
	type AddressRules,
	type NameReading,
} from '#contract/customers/addresses.ts';
import { isKatakana } from './kana.ts';

/** What an address says in its parts. Readings were not asked for when older ones were kept. */
export type AddressValues = Pick<
	Address,
	'given_name' | 'family_name' | 'company' | 'country' | AddressPart
> &
	Partial<Pick<Address, NameReading>>;

export interface AddressFault {
	path: string;
	code: 'required' | 'postal_code' | 'in' | 'kana';
}

/** Whether a postal code is one of the country's; anything is where the country has no pattern. */
export function isPostalCode(code: string, { postal_code }: Pick<AddressRules, 'postal_code'>) {
	return postal_code === null || new RegExp(`^(?:${postal_code.pattern})$`, 'i').test(code);
}

/** What is missing or cannot be, by the rules of the country. Parts that it does not have are no matter. */
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
	return [...unread.map((path): AddressFault => ({ path, code: 'kana' })), ...faults];
}

/** A name in the order of the country. */
export const nameIn = (
	{ given_name, family_name }: Pick<AddressValues, 'given_name' | 'family_name'>,
	{ family_name_first }: Pick<AddressRules, 'family_name_first'>,
): string => (family_name_first ? [family_name, given_name] : [given_name, family_name]).join(' ');
