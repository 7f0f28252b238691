import { eq, inArray, sql } from 'drizzle-orm';
import type { Availability } from '#contract/content/availability.ts';
import { toAvailability, LOW_STOCK_AT } from '#domain/catalogue/availability.ts';
import { setAvailability, variants } from '#server/content/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { heldUnits } from './held.ts';
import { stock_items, stock_movements } from './tables.ts';

/** Stock-tracked article: its stock, and its availability in the catalogue. */
export interface Settled {
	id: string;
	on_hand: number;
	held: number;
	low_at: number | null;
	availability: Availability;
}

/** Updates the availability of these articles in the catalogue where it differs from stock. */
export async function settleThese(tx: Tx, shelves: readonly Settled[]): Promise<void> {
	const anew = shelves.flatMap(({ id, on_hand, held, low_at, availability }) => {
		const derived = toAvailability(on_hand - held, low_at ?? LOW_STOCK_AT, availability);
		return derived === availability ? [] : [[id, derived] as const];
	});
	await setAvailability(tx, new Map(anew));
}

/**
 * Updates availabilities in the catalogue from stock, in the transaction that changed it: of these
 * articles, or of all that are stock-tracked.
 */
export async function settleAvailability(tx: Tx, variantIds?: readonly string[]): Promise<void> {
	const rows = await tx
		.select({
			id: stock_items.variant_id,
			on_hand: stock_items.on_hand,
			held: heldUnits,
			low_at: stock_items.low_at,
			availability: variants.availability,
		})
		.from(stock_items)
		.innerJoin(variants, eq(variants.id, stock_items.variant_id))
		.where(variantIds ? inArray(stock_items.variant_id, [...variantIds]) : undefined);
	await settleThese(tx, rows);
}

/** Opens the log of movements for stock that has none. */
export async function openMovements(tx: Tx): Promise<void> {
	await tx.execute(sql`insert into ${stock_movements}
			(variant_id, kind, change, on_hand, reason, staff_email)
		select i.variant_id, 'opening', i.on_hand, i.on_hand, '', '' from ${stock_items} i
		where not exists (select from ${stock_movements} m where m.variant_id = i.variant_id)`);
}
