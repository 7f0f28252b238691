import type { Db, Tx } from '#server/platform/db/client.ts';
import { countReturned } from './claims.ts';
import type { OrderRow } from '../record/queries.ts';
import { listLineUnits } from './line-units.ts';

/** True if units have left, and all others are canceled. The order’s page shows the same. */
export async function isWhollySent(
	db: Db | Tx,
	{ id, status }: Pick<OrderRow, 'id' | 'status'>,
): Promise<boolean> {
	if (status !== 'processing') return false;
	const pieces = await listLineUnits(db, id);
	if (!pieces.some(({ sent }) => sent > 0)) return false;
	const returned = await countReturned(db, id);
	return pieces.every(({ position, quantity, sent }) => {
		const calledOff = Math.min(returned.get(position) ?? 0, quantity - sent);
		return sent + calledOff >= quantity;
	});
}
