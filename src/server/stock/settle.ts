import { eq, inArray, sql } from 'drizzle-orm';
import type { Availability } from '#contract/content/availability.ts';
import { availabilityOf, LOW_STOCK_AT } from '#domain/availability.ts';
import { setAvailability, variants } from '#server/content/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { heldOf } from './held.ts';
import { stock_items, stock_movements } from './tables.ts';

/**
 * Has the catalogue say what stock says, in the transaction that changed it: of these articles, or
 * of all that are counted.
 */
export async function settleAvailability(tx: Tx, variantIds?: readonly string[]): Promise<void> {
	const rows = await tx
		.select({
			id: stock_items.variant_id,
			on_hand: stock_items.on_hand,
			held: heldOf,
			low_at: stock_items.low_at,
			availability: variants.availability,
		})
		.from(stock_items)
		.innerJoin(variants, eq(variants.id, stock_items.variant_id))
		.where(variantIds ? inArray(stock_items.variant_id, [...variantIds]) : undefined);
	const anew = rows.flatMap(
		({ id, on_hand, held, low_at, availability }): [string, Availability][] => {
			const derived = availabilityOf(on_hand - held, low_at ?? LOW_STOCK_AT, availability);
			return derived === availability ? [] : [[id, derived]];
		},
	);
	await setAvailability(tx, new Map(anew));
}

/** Begins the log of what has been counted without one. */
export async function openMovements(tx: Tx): Promise<void> {
	await tx.execute(sql`insert into ${stock_movements}
			(variant_id, kind, change, on_hand, reason, staff_email)
		select i.variant_id, 'opening', i.on_hand, i.on_hand, '', '' from ${stock_items} i
		where not exists (select from ${stock_movements} m where m.variant_id = i.variant_id)`);
}
