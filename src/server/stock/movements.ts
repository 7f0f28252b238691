import { eq } from 'drizzle-orm';
import type { MOVEMENT_KINDS } from '#contract/stock/desk.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { stock_items, stock_movements } from './tables.ts';

/** Locks an article's stock until the transaction ends; null if it is not stock-tracked. */
export async function lockItem(tx: Tx, variant_id: string) {
	const isIt = eq(stock_items.variant_id, variant_id);
	const [item] = await tx.select().from(stock_items).where(isIt).for('update');
	return item ?? null;
}

/** Adds a movement to the log. */
export async function noteMovement(
	tx: Tx,
	movement: {
		variant_id: string;
		kind: (typeof MOVEMENT_KINDS)[number];
		change: number;
		on_hand: number;
		reason: string;
		staff_email: string;
	},
): Promise<void> {
	await tx.insert(stock_movements).values(movement);
}
