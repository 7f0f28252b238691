import type { Tx } from '#server/platform/db/client.ts';
import { reserveStock, releaseStock, type Shortage } from '#server/stock/ports.ts';
import type { LineRow } from './queries.ts';

/** Name under which an order reserves its units. */
export const toHolder = (orderId: string) => `order:${orderId}`;

/** Reserves the units of an order. Returns the shortages; if there are any, nothing is reserved. */
export const reserveFor = (
	tx: Tx,
	orderId: string,
	lines: readonly LineRow[],
): Promise<readonly Shortage[]> => reserveStock(tx, toHolder(orderId), lines);

export const releaseFor = (tx: Tx, orderId: string) => releaseStock(tx, toHolder(orderId));
