import { callApi } from '#api/call-api.ts';
import { countPurchase } from '#contract/orders/counting.ts';
import type { Order } from '#contract/orders/order.ts';
import { onceConsented } from './analytics.ts';
import { notePurchase } from './analytics-orders.ts';
import { pageLocale } from './page-locale.ts';

/**
 * Sends a purchase to analytics, once an order whatever is reloaded: the host remembers. It is asked
 * with consent alone, so that an order whose buyer consents later can still be counted.
 */
export const reportPurchase = (order: Order): void => onceConsented(() => void askAndTell(order));

async function askAndTell(order: Order): Promise<void> {
	const answer = await callApi(countPurchase, {
		baseUrl: '',
		query: { locale: pageLocale() },
		params: { id: order.id },
		body: {},
	});
	if (answer.ok && answer.data.is_first) notePurchase(order);
}
