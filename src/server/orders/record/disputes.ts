import type { Db, Tx } from '#server/platform/db/client.ts';
import { listAttempts, listRefundRows } from './queries.ts';
import { paidBy } from './money.ts';

/** State of a dispute that the shop has lost: the bank took the money, and no refund is left. */
export const LOST = 'lost';

/** True if the buyer of a paid order has the money back through a lost dispute. */
export async function isTakenBack(db: Db | Tx, orderId: string): Promise<boolean> {
	const paid = paidBy(await listAttempts(db, orderId), await listRefundRows(db, orderId));
	return paid?.dispute === LOST;
}
