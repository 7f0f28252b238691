import { sql } from 'drizzle-orm';
import { stock_holds, stock_items } from './tables.ts';

/** Reserved units of a stock-tracked article; never null. */
export const heldUnits = sql<number>`(select coalesce(sum(h.quantity), 0)::int from ${stock_holds} h
	where h.variant_id = ${stock_items}.variant_id)`;
