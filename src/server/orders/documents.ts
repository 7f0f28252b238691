import type { ORDER_DOCUMENTS } from '#contract/orders/order.ts';
import type { OrderRow } from './find.ts';

type OrderDocument = (typeof ORDER_DOCUMENTS)[number];

/** Papers that there are of an order by now. */
export function documentsOf(order: OrderRow): OrderDocument[] {
	const isPlaced = order.paid_at !== null || order.status === 'awaiting_payment';
	return isPlaced ? ['confirmation'] : [];
}
