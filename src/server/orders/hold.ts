import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/client.ts';
import { holdStock, releaseStock, type Shortage } from '#server/stock/ports.ts';
import { order_lines } from './tables.ts';

/** Under which name an order keeps its pieces. */
export const holderOf = (orderId: string) => `order:${orderId}`;

/** Keeps the pieces of an order; what there is too little of, if there is, and then nothing is kept. */
export async function holdFor(tx: Tx, orderId: string): Promise<readonly Shortage[]> {
	const lines = await tx
		.select({ variant_id: order_lines.variant_id, quantity: order_lines.quantity })
		.from(order_lines)
		.where(eq(order_lines.order_id, orderId));
	return holdStock(tx, holderOf(orderId), lines);
}

export const releaseFor = (tx: Tx, orderId: string) => releaseStock(tx, holderOf(orderId));
