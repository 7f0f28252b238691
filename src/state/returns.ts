import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import {
	getReturn,
	listReturns,
	previewReturn,
	requestReturn,
	sendReturn,
} from '#contract/returns/endpoints.ts';
import type {
	Return,
	ReturnPreview,
	ReturnRequest,
	ReturnSummary,
} from '#contract/returns/returns.ts';
import { pageLocale } from './page-locale.ts';

const inLanguage = () => ({ baseUrl: '', query: { locale: pageLocale() } });
const of = (id: string) => ({ ...inLanguage(), params: { id } });

export interface OwnReturns {
	/** Address of their owner; null where no customer is known. */
	email: string | null;
	returns: ReturnSummary[];
}
export const findReturns = (): Promise<ApiResult<OwnReturns>> => callApi(listReturns, inLanguage());

export const findReturn = (id: string): Promise<ApiResult<Return>> => callApi(getReturn, of(id));

/** Previews the refund for units of an order. */
export const preview = (
	orderId: string,
	lines: readonly { position: number; quantity: number }[],
	is_ours: boolean,
): Promise<ApiResult<ReturnPreview>> =>
	callApi(previewReturn, { ...of(orderId), body: { lines: [...lines], is_ours } });

export const request = (orderId: string, body: ReturnRequest): Promise<ApiResult<Return>> =>
	callApi(requestReturn, { ...of(orderId), body });

export const noteDispatch = (
	id: string,
	body: { carrier: string; tracking_number: string },
): Promise<ApiResult<Return>> => callApi(sendReturn, { ...of(id), body });

/** URL of the label of a return, as PDF. */
export const labelHref = (id: string): string =>
	`/api/shop/returns/${id}/label?locale=${pageLocale()}`;
