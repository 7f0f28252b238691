import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { isoDateSchema, type IsoDate } from '#contract/units.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { OrderRow } from '../record/queries.ts';
import { order_entries } from '../tables.ts';

/** Delivery date of the last delay that the buyer was informed of; null without a delay. */
export async function delayedUntil(db: Db | Tx, orderId: string): Promise<IsoDate | null> {
	const [entry] = await db
		.select({ said: order_entries.said })
		.from(order_entries)
		.where(and(eq(order_entries.order_id, orderId), eq(order_entries.kind, 'delayed')))
		.orderBy(desc(order_entries.at), desc(order_entries.id))
		.limit(1);
	// An erasure empties the texts of timelines.
	const day = v.safeParse(isoDateSchema, entry?.said);
	return day.success ? day.output : null;
}

/** Latest delivery date stated to the buyer; null for goods made to order. */
export async function promisedDay(db: Db | Tx, order: OrderRow): Promise<string | null> {
	return (await delayedUntil(db, order.id)) ?? order.details.delivery?.to ?? null;
}
