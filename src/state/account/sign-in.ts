import { atom, type ReadableAtom } from 'nanostores';
import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import {
	type Account,
	confirmEmailChange,
	confirmRegistration,
	getAccount,
	register,
	requestPasswordLink,
	resetPassword,
	signInToShop,
} from '#contract/customers/account.ts';
import type { BodyOf, DataOf } from '#contract/endpoint.ts';
import { noteCountry } from '../country.ts';
import { joinAccount } from '../wishlist/account.ts';
import { $wishlist, becomeGuest, readDevice } from '../wishlist/device.ts';

/** Calls without a session. Nothing is remembered here: the next page starts afresh. */
const HERE = { baseUrl: '' };

const $state = atom(false);
/**
 * True if the visitor is found to be signed in already.
 * A device without an earlier sign-in sends no request. No script can read the session's cookie.
 */
export const $isInside: ReadableAtom<boolean> = $state;
/** Generation: rises when a session begins; earlier requests belong to the one before. */
let era = 0;

/** Checks whether the last session of this device is still valid. */
export async function lookInside(): Promise<void> {
	readDevice();
	if ($wishlist.get().owner !== 'account') return;
	const own = era;
	const answer = await callApi(getAccount, HERE);
	if (own !== era) return;
	if (!answer.ok && answer.error.code === 'unauthorized') {
		readDevice();
		becomeGuest();
	}
	$state.set(answer.ok);
}

/**
 * Applies a sign-in: the account's country holds on this device from now on, and the visitor's data
 * on the device is merged into the account.
 */
async function entered(answer: ApiResult<Account>): Promise<ApiResult<Account>> {
	if (!answer.ok) return answer;
	era += 1;
	if (answer.data.country !== null) noteCountry(answer.data.country);
	await joinAccount();
	return answer;
}

export const openSession = async (
	body: BodyOf<typeof signInToShop>,
): Promise<ApiResult<DataOf<typeof signInToShop>>> =>
	entered(await callApi(signInToShop, { ...HERE, body }));

export const askForAccount = (
	body: BodyOf<typeof register>,
): Promise<ApiResult<DataOf<typeof register>>> => callApi(register, { ...HERE, body });

export const askForPassword = (
	body: BodyOf<typeof requestPasswordLink>,
): Promise<ApiResult<DataOf<typeof requestPasswordLink>>> =>
	callApi(requestPasswordLink, { ...HERE, body });

/** Creates the account behind the link; the browser is then signed in. */
export const makeAccount = async (
	body: BodyOf<typeof confirmRegistration>,
): Promise<ApiResult<DataOf<typeof confirmRegistration>>> =>
	entered(await callApi(confirmRegistration, { ...HERE, body }));

export const replacePassword = (
	body: BodyOf<typeof resetPassword>,
): Promise<ApiResult<DataOf<typeof resetPassword>>> => callApi(resetPassword, { ...HERE, body });

export const confirmAddress = (
	body: BodyOf<typeof confirmEmailChange>,
): Promise<ApiResult<DataOf<typeof confirmEmailChange>>> =>
	callApi(confirmEmailChange, { ...HERE, body });
