import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import {
	listWithdrawals,
	nameRefundAccount as nameAccount,
	sendWithdrawnGoods,
} from '#contract/withdrawals/endpoints.ts';
import type { Withdrawal } from '#contract/withdrawals/withdrawals.ts';
import { pageLocale } from './page-locale.ts';

const inLanguage = () => ({ baseUrl: '', query: { locale: pageLocale() } });

/** Lists the visitor's withdrawals, the newest first. */
export async function findWithdrawals(): Promise<ApiResult<Withdrawal[]>> {
	const result = await callApi(listWithdrawals, inLanguage());
	return result.ok ? { ...result, data: result.data.withdrawals } : result;
}

/** Reports that the goods of a withdrawal are on their way. */
export const noteWithdrawnDispatch = (
	id: string,
	body: { carrier: string; tracking_number: string },
): Promise<ApiResult<Withdrawal>> =>
	callApi(sendWithdrawnGoods, { ...inLanguage(), params: { id }, body });

/** Sets the account to which a withdrawal is refunded. */
export const nameRefundAccount = (id: string, iban: string): Promise<ApiResult<Withdrawal>> =>
	callApi(nameAccount, { ...inLanguage(), params: { id }, body: { iban } });
