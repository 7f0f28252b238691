import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { listOrderWheels, registerOrderWheels } from '#contract/orders/endpoints.ts';
import type { OrderSummary } from '#contract/orders/order.ts';
import { findOrders } from '../orders.ts';
import { pageLocale } from '../page-locale.ts';

export type BoughtWheel = DataOf<typeof listOrderWheels>[number];

const of = (id: string) => ({ baseUrl: '', query: { locale: pageLocale() }, params: { id } });

/** Lists the delivered wheels of an order, with the outcome that a registration would have. */
export const findBoughtWheels = (orderId: string): Promise<ApiResult<BoughtWheel[]>> =>
	callApi(listOrderWheels, of(orderId));

/** Registers all wheels of an order that can be registered. */
export const registerBoughtWheels = (
	orderId: string,
): Promise<ApiResult<DataOf<typeof registerOrderWheels>>> =>
	callApi(registerOrderWheels, { ...of(orderId), body: {} });

/** Newest orders checked: wheels are registered within thirty days, so older ones have none. */
const ORDERS_ASKED = 5;

/** Finds the account's orders that may have wheels to register. */
export async function findOrdersWithWheels(): Promise<ApiResult<OrderSummary[]>> {
	const result = await findOrders();
	if (!result.ok) return result;
	const delivered = result.data.orders.filter(
		({ status }) => status === 'processing' || status === 'delivered',
	);
	return { ...result, data: delivered.slice(0, ORDERS_ASKED) };
}
