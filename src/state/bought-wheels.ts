import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { listOrderWheels, registerOrderWheels } from '#contract/orders/endpoints.ts';
import type { OrderSummary } from '#contract/orders/order.ts';
import { findOrders } from './orders.ts';
import { pageLocale } from './page-locale.ts';

export type BoughtWheel = DataOf<typeof listOrderWheels>[number];

const of = (id: string) => ({ baseUrl: '', query: { locale: pageLocale() }, params: { id } });

/** Wheels of an order that were handed over, with what a registration would come to. */
export const findBoughtWheels = (orderId: string): Promise<ApiResult<BoughtWheel[]>> =>
	callApi(listOrderWheels, of(orderId));

/** Registers all wheels of an order that can be. */
export const registerBoughtWheels = (
	orderId: string,
): Promise<ApiResult<DataOf<typeof registerOrderWheels>>> =>
	callApi(registerOrderWheels, { ...of(orderId), body: {} });

/** Wheels are registered within thirty days: of the newest orders only these can have some. */
const ORDERS_ASKED = 5;

/** Orders of the account that may have wheels to register. */
export async function findOrdersWithWheels(): Promise<ApiResult<OrderSummary[]>> {
	const result = await findOrders();
	if (!result.ok) return result;
	const delivered = result.data.orders.filter(
		({ status }) => status === 'processing' || status === 'delivered',
	);
	return { ...result, data: delivered.slice(0, ORDERS_ASKED) };
}
