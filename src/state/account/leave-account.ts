import type { ApiResult } from '#api/result.ts';
import { deleteAccount, endEverySession, signOutOfShop } from '#contract/customers/account.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { askAsCustomer, noteGone } from './account.ts';
import { forgetCart } from '../cart/leave.ts';
import { forgetCustomer } from '../wishlist/device.ts';

/** Removes all customer data from a device that others may use next. */
function forgetHere(status: 'signed_out' | 'gone'): void {
	forgetCustomer();
	forgetCart();
	noteGone(status);
}

/** Signs out on this device, or on all of them. */
export async function leave(where: 'here' | 'everywhere'): Promise<ApiResult<unknown>> {
	const result = await askAsCustomer(where === 'here' ? signOutOfShop : endEverySession);
	if (result.ok) forgetHere('signed_out');
	return result;
}

export async function eraseAccount(
	body: BodyOf<typeof deleteAccount>,
): Promise<ApiResult<unknown>> {
	const result = await askAsCustomer(deleteAccount, { body });
	if (result.ok) forgetHere('gone');
	return result;
}
