import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import {
	confirmEmailChange,
	confirmRegistration,
	register,
	requestPasswordLink,
	resetPassword,
	signInToShop,
} from '#contract/customers/account.ts';
import type { BodyOf, DataOf } from '#contract/endpoint.ts';

/** Calls of somebody who is not signed in. Nothing is remembered here: the next page is another. */
const HERE = { baseUrl: '' };

export const openSession = (
	body: BodyOf<typeof signInToShop>,
): Promise<ApiResult<DataOf<typeof signInToShop>>> => callApi(signInToShop, { ...HERE, body });

export const askForAccount = (
	body: BodyOf<typeof register>,
): Promise<ApiResult<DataOf<typeof register>>> => callApi(register, { ...HERE, body });

export const askForPassword = (
	body: BodyOf<typeof requestPasswordLink>,
): Promise<ApiResult<DataOf<typeof requestPasswordLink>>> =>
	callApi(requestPasswordLink, { ...HERE, body });

/** Makes the account behind the link; the browser is signed in then. */
export const makeAccount = (
	body: BodyOf<typeof confirmRegistration>,
): Promise<ApiResult<DataOf<typeof confirmRegistration>>> =>
	callApi(confirmRegistration, { ...HERE, body });

export const replacePassword = (
	body: BodyOf<typeof resetPassword>,
): Promise<ApiResult<DataOf<typeof resetPassword>>> => callApi(resetPassword, { ...HERE, body });

export const confirmAddress = (
	body: BodyOf<typeof confirmEmailChange>,
): Promise<ApiResult<DataOf<typeof confirmEmailChange>>> =>
	callApi(confirmEmailChange, { ...HERE, body });
