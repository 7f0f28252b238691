import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import {
	addAddress,
	type Address,
	type AddressInput,
	type AddressRules,
	changeAddress,
	getAddressRules,
	listAddresses,
	removeAddress,
} from '#contract/customers/addresses.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locales.ts';
import { askAsCustomer } from './account.ts';

export const findAddresses = (): Promise<ApiResult<Address[]>> => askAsCustomer(listAddresses);

/** Writes an address anew, or adds one where no id is given. */
export const saveAddress = (
	id: string | null,
	body: AddressInput,
): Promise<ApiResult<DataOf<typeof addAddress>>> =>
	id === null
		? askAsCustomer(addAddress, { body })
		: askAsCustomer(changeAddress, { body, params: { id } });

export const dropAddress = (id: string): Promise<ApiResult<DataOf<typeof removeAddress>>> =>
	askAsCustomer(removeAddress, { params: { id } });

const known = new Map<string, Promise<ApiResult<AddressRules>>>();

/** What an address in a country is made of; asked once a page. */
export function findAddressRules(
	country: string,
	locale: Locale,
): Promise<ApiResult<AddressRules>> {
	const before = known.get(country);
	if (before) return before;
	const params = { country: country.toLowerCase() };
	const asked = callApi(getAddressRules, { baseUrl: '', params, query: { locale } });
	known.set(country, asked);
	void asked.then((result) => {
		if (!result.ok) known.delete(country);
	});
	return asked;
}
