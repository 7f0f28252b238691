import type { AddressRules } from '#contract/customers/addresses.ts';
import { latinFaults } from '#domain/addresses/addresses.ts';
import { postalCodeFault } from '#domain/addresses/postal-region.ts';
import type { Failure } from '../../forms/resolver.ts';
import type { Prefix } from './address-part.ts';

/** Rules of values that need tables of countries, as a separate lazy chunk. */
export { askWithPhones } from '../../forms/ask-phones.ts';

/** Returns a failure if the postal code is invalid for its country or its region. */
function postalFault(
	values: Readonly<Record<string, unknown>>,
	prefix: Prefix,
	rules: AddressRules | null,
): Failure[] {
	const typed = values[`${prefix}postal_code`];
	if (!rules || typeof typed !== 'string' || typed.trim() === '') return [];
	const fault = postalCodeFault(typed, values[`${prefix}region`], rules);
	return fault === null ? [] : [{ path: prefix + fault.path, code: fault.code }];
}

/** Lists the parts of an address that must be written in Latin letters but are not. */
function latinFailures(
	values: Readonly<Record<string, unknown>>,
	prefix: Prefix,
	rules: AddressRules | null,
): Failure[] {
	if (!rules) return [];
	const own = Object.fromEntries(
		Object.entries(values)
			.filter(([name]) => name.startsWith(prefix))
			.map(([name, value]) => [name.slice(prefix.length), value]),
	);
	return latinFaults(own, rules).map(({ path, code }) => ({ path: prefix + path, code }));
}

/** Lists what is wrong with the typed values of an address by its country's rules. */
export const addressFailures = (
	values: Readonly<Record<string, unknown>>,
	prefix: Prefix,
	rules: AddressRules | null,
): Failure[] => [...postalFault(values, prefix, rules), ...latinFailures(values, prefix, rules)];
