import { atom, type ReadableAtom } from 'nanostores';
import { callApi, type CallOptions } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import {
	type Account,
	changeProfile,
	changeShopPassword,
	endSession,
	getAccount,
	listSessions,
	requestEmailChange,
} from '#contract/customers/account.ts';
import { exportOwnData } from '#contract/privacy/own-data.ts';
import type { BodyOf, DataOf, Endpoint } from '#contract/endpoint.ts';
import type { ApiError } from '#contract/errors.ts';
import { keepCountry } from '../country.ts';

/**
 * Account of the page. `unread`: not requested yet. `signed_out`: the session has ended. `gone`:
 * the account was deleted here.
 */
export type AccountState =
	| { status: 'unread' | 'pending' | 'signed_out' | 'gone' }
	| { status: 'failed'; error: ApiError }
	| { status: 'ready'; account: Account };

const $state = atom<AccountState>({ status: 'unread' });
export const $account: ReadableAtom<AccountState> = $state;

/** Calls the API as the signed-in customer; a session that is over is noted for the whole page. */
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

/** Loads the account. The former data remain shown during a reload. */
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

/** Finds everything that the host stores about the account's address. */
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

/** Notes that the session here is over or the account deleted. */
export const noteGone = (status: 'signed_out' | 'gone'): void => $state.set({ status });
