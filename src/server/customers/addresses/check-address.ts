import { addressFaults, type AddressValues } from '#domain/addresses/addresses.ts';
import { splitRegion, type RegionalCode } from '#domain/addresses/postal-region.ts';
import { toKatakana } from '#domain/text/kana.ts';
import { addressRules, addressWarnings } from './address-rules.ts';
import { storedPhone } from '../phone.ts';

/** An address as typed, with further fields beside it. */
export type TypedAddress = AddressValues & { phone: string };

/** True if the region that was typed beside a postal code is the one chosen, else that of the code. */
function isOfRegion(
	country: string,
	{ code: postal_code, region }: RegionalCode,
	chosen: string,
): boolean {
	if (region === '') return true;
	if (chosen !== '') return region === chosen;
	return addressWarnings({ country, region, postal_code }).length === 0;
}

/** Returns the parts of an address to store, with the telephone’s prefix, or all errors. */
export function checkAddress<Given extends TypedAddress>(
	prefixes: ReadonlyMap<string, string>,
	given: Given,
): { values: Given } | { faults: { path: string; code: string }[] } {
	const rules = prefixes.has(given.country) ? addressRules(given.country, 'it') : null;
	if (!rules) return { faults: [{ path: 'country', code: 'in' }] };
	const has = new Set(rules.parts.map(({ part }) => part));
	const reading = (typed = '') => (rules.has_kana ? toKatakana(typed) : '');
	const typed = splitRegion(given.postal_code, rules);
	const chosen = has.has('region') ? given.region : '';
	const values = {
		...given,
		family_name_kana: reading(given.family_name_kana),
		given_name_kana: reading(given.given_name_kana),
		latin_name: rules.has_latin ? (given.latin_name ?? '') : '',
		latin_address: rules.has_latin ? (given.latin_address ?? '') : '',
		// Parts that this country does not have are dropped, for they are of the one chosen before.
		district: has.has('district') ? given.district : '',
		city: has.has('city') ? given.city : '',
		// A region beside the code is taken for one that was not chosen.
		region: chosen || typed.region,
		postal_code: has.has('postal_code') ? typed.code : '',
	};
	const faults: { path: string; code: string }[] = addressFaults(values, rules);
	if (!isOfRegion(given.country, typed, chosen)) faults.push({ path: 'region', code: 'in' });
	const phone = storedPhone(given.phone, given.country, prefixes);
	if (phone === null) faults.push({ path: 'phone', code: 'phone' });
	return faults.length > 0 || phone === null ? { faults } : { values: { ...values, phone } };
}
