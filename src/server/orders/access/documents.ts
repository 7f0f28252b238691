import type { ORDER_DOCUMENTS } from '#contract/orders/order.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { OrderRow } from '../record/queries.ts';
import { findInvoice } from '../invoices/issue.ts';

export type OrderDocument = (typeof ORDER_DOCUMENTS)[number];

/** Documents that an order has so far. */
export async function listDocuments(db: Db | Tx, order: OrderRow): Promise<OrderDocument[]> {
	const entry = await findInvoice(db, order.id);
	const isPlaced = order.paid_at !== null || ['awaiting_payment', 'pending'].includes(order.status);
	const entered = entry?.kind === 'invoice' || entry?.kind === 'receipt' ? [entry.kind] : [];
	return [...(isPlaced ? (['confirmation'] as const) : []), ...entered];
}
