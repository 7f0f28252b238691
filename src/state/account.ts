import { atom, type ReadableAtom } from 'nanostores';
import { callApi, type CallOptions } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import {
	type Account,
	changeProfile,
	changeShopPassword,
	deleteAccount,
	endEverySession,
	endSession,
	getAccount,
	listSessions,
	requestEmailChange,
	signOutOfShop,
} from '#contract/customers/account.ts';
import { exportOwnData } from '#contract/privacy/own-data.ts';
import type { BodyOf, DataOf, Endpoint } from '#contract/endpoint.ts';
import type { ApiError } from '#contract/errors.ts';
import { keepCountry } from './country.ts';
import { forgetCustomer } from './wishlist/device.ts';

/**
 * Whose account this is. `unread`: nobody has asked yet. `signed_out`: the session is over. `gone`:
 * the account was deleted here.
 */
export type AccountState =
	| { status: 'unread' | 'pending' | 'signed_out' | 'gone' }
	| { status: 'failed'; error: ApiError }
	| { status: 'ready'; account: Account };

const $state = atom<AccountState>({ status: 'unread' });
export const $account: ReadableAtom<AccountState> = $state;

/** Asks as whoever is signed in; a session that is over is noted for the whole page. */
export async function askAsCustomer<E extends Endpoint>(
	record: E,
	options: Partial<CallOptions<E>> = {},
): Promise<ApiResult<DataOf<E>>> {
	const result = await callApi(record, { baseUrl: '', ...options });
	const isOver = !result.ok && result.error.code === 'unauthorized';
	if (isOver && $state.get().status !== 'gone') $state.set({ status: 'signed_out' });
	return result;
}

function keep(result: ApiResult<Account>): void {
	if (result.ok) $state.set({ status: 'ready', account: result.data });
}

/** Asks whose account it is. What is shown stays while it is asked again. */
export async function loadAccount(): Promise<void> {
	const isShown = $state.get().status === 'ready';
	if (!isShown) $state.set({ status: 'pending' });
	const result = await askAsCustomer(getAccount);
	keep(result);
	if (!result.ok && result.error.code !== 'unauthorized' && !isShown) {
		$state.set({ status: 'failed', error: result.error });
	}
}

export async function saveProfile(body: BodyOf<typeof changeProfile>): Promise<ApiResult<Account>> {
	const result = await askAsCustomer(changeProfile, { body });
	keep(result);
	if (result.ok && result.data.country !== null) keepCountry(result.data.country);
	return result;
}

export const findSessions = (): Promise<ApiResult<DataOf<typeof listSessions>>> =>
	askAsCustomer(listSessions);

/** Everything that the host keeps about the account's address. */
export const findOwnData = (): Promise<ApiResult<DataOf<typeof exportOwnData>>> =>
	askAsCustomer(exportOwnData);

export const endOneSession = (id: string): Promise<ApiResult<DataOf<typeof endSession>>> =>
	askAsCustomer(endSession, { params: { id } });

export const changePassword = (
	body: BodyOf<typeof changeShopPassword>,
): Promise<ApiResult<DataOf<typeof changeShopPassword>>> =>
	askAsCustomer(changeShopPassword, { body });

export async function changeEmail(
	body: BodyOf<typeof requestEmailChange>,
): Promise<ApiResult<DataOf<typeof requestEmailChange>>> {
	const result = await askAsCustomer(requestEmailChange, { body });
	if (result.ok) await loadAccount();
	return result;
}

/** Nothing of the customer stays on a device that others may use next. */
function forgetHere(status: 'signed_out' | 'gone'): void {
	forgetCustomer();
	$state.set({ status });
}

/** Leaves the account on this device, or on all of them. */
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
