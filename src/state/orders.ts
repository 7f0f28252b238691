import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { Order, OrderSummary } from '#contract/orders/order.ts';
import type { PlacedOrder } from '#contract/orders/parts.ts';
import {
	cancelOrder,
	closeOrderSession,
	getOrder,
	listOrders,
	openOrderLink,
	payOrder,
	reorder,
	requestOrderLink,
} from '#contract/orders/endpoints.ts';
import { pageLocale } from './page-locale.ts';

const inLanguage = () => ({ baseUrl: '', query: { locale: pageLocale() } });
const of = (id: string) => ({ ...inLanguage(), params: { id } });

export interface OwnOrders {
	/** Address of their owner; null where no customer is known. */
	email: string | null;
	/** Absent from hosts that do not distinguish customers from guests with a mailed link. */
	is_customer?: boolean | undefined;
	orders: OrderSummary[];
}

export const findOrders = (): Promise<ApiResult<OwnOrders>> => callApi(listOrders, inLanguage());

export const findOrder = (id: string): Promise<ApiResult<Order>> => callApi(getOrder, of(id));

/** Pays an order that waits for it, with its payment method or another. */
export const pay = (
	{ id, payment }: Order,
	provider = payment.provider,
): Promise<ApiResult<PlacedOrder>> => callApi(payOrder, { ...of(id), body: { provider } });

export const callOff = (id: string): Promise<ApiResult<Order>> =>
	callApi(cancelOrder, { ...of(id), body: {} });

export const orderAgain = (id: string): Promise<ApiResult<DataOf<typeof reorder>>> =>
	callApi(reorder, { ...of(id), body: {} });

export const askForLink = (
	email: string,
	number: string,
): Promise<ApiResult<DataOf<typeof requestOrderLink>>> =>
	callApi(requestOrderLink, { ...inLanguage(), body: { email, number } });

export const openLink = (token: string): Promise<ApiResult<DataOf<typeof openOrderLink>>> =>
	callApi(openOrderLink, { ...inLanguage(), body: { token } });

export const closeLink = (): Promise<ApiResult<unknown>> =>
	callApi(closeOrderSession, { baseUrl: '' });

/** URL of a document of an order, as PDF. */
export const documentHref = (id: string, kind: Order['documents'][number]): string =>
	`/api/shop/orders/${id}/documents/${kind}`;
