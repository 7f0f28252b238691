import type { ApiResult } from '#api/result.ts';
import {
	addAddress,
	type Address,
	type AddressInput,
	changeAddress,
	listAddresses,
	removeAddress,
} from '#contract/customers/addresses.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { askAsCustomer } from './account.ts';

export const findAddresses = (): Promise<ApiResult<Address[]>> => askAsCustomer(listAddresses);

/** Replaces an address, or adds one where no id is given. */
export const saveAddress = (
	id: string | null,
	body: AddressInput,
): Promise<ApiResult<DataOf<typeof addAddress>>> =>
	id === null
		? askAsCustomer(addAddress, { body })
		: askAsCustomer(changeAddress, { body, params: { id } });

export const dropAddress = (id: string): Promise<ApiResult<DataOf<typeof removeAddress>>> =>
	askAsCustomer(removeAddress, { params: { id } });
