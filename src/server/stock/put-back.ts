import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/client.ts';
import type { StockUnits } from './holds.ts';
import { lockItem, noteMovement } from './movements.ts';
import { settleAvailability } from './settle.ts';
import { stock_items } from './tables.ts';

/** Puts returned units back into stock; articles that are not stock-tracked are skipped. */
export async function returnStock(
	tx: Tx,
	pieces: readonly StockUnits[],
	{ reason, staff_email }: { reason: string; staff_email: string },
): Promise<void> {
	// In one order, to avoid deadlocks.
	const inOrder = pieces.toSorted((a, b) => a.variant_id.localeCompare(b.variant_id));
	for (const { variant_id, quantity } of inOrder) {
		const item = await lockItem(tx, variant_id);
		if (!item) continue;
		const on_hand = item.on_hand + quantity;
		await tx.update(stock_items).set({ on_hand }).where(eq(stock_items.variant_id, variant_id));
		const movement = { kind: 'return', change: quantity, on_hand, reason, staff_email } as const;
		await noteMovement(tx, { variant_id, ...movement });
	}
	const ids = [...new Set(pieces.map(({ variant_id }) => variant_id))];
	if (ids.length > 0) await settleAvailability(tx, ids);
}
