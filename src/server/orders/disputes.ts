import type { Db, Tx } from '#server/platform/db/client.ts';
import { attemptsOf, refundRowsOf } from './find.ts';
import { paidBy } from './money.ts';

/** A payment's dispute that a bank has ended so: it took the money from the shop, nothing is left to give back. */
export const LOST = 'lost';

/** Whether the buyer of a paid order has the money back from the bank that disputed it. */
export async function isTakenBack(db: Db | Tx, orderId: string): Promise<boolean> {
	const paid = paidBy(await attemptsOf(db, orderId), await refundRowsOf(db, orderId));
	return paid?.dispute === LOST;
}
