import type { Tx } from '#server/platform/db/client.ts';
import { holdStock, releaseStock, type Shortage } from '#server/stock/ports.ts';
import type { LineRow } from './find.ts';

/** Under which name an order keeps its pieces. */
export const holderOf = (orderId: string) => `order:${orderId}`;

/** Keeps the pieces of an order; what there is too little of, if there is, and then nothing is kept. */
export const holdFor = (
	tx: Tx,
	orderId: string,
	lines: readonly LineRow[],
): Promise<readonly Shortage[]> => holdStock(tx, holderOf(orderId), lines);

export const releaseFor = (tx: Tx, orderId: string) => releaseStock(tx, holderOf(orderId));
