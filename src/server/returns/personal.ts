import { inArray } from 'drizzle-orm';
import { listOrders } from '#server/orders/ports.ts';
import type { PersonalData } from '#server/privacy/ports.ts';
import { listReturnLines, getReturns } from './queries.ts';
import { order_return_lines, order_returns } from './tables.ts';

/**
 * Returns are kept and deleted with their orders. An erasure removes what a person has typed: the
 * address of the pick-up and the notes.
 */
export const returnData: PersonalData = {
	async export(db, email) {
		const rows = await getReturns(db, await listOrders(db, email));
		const own = await Promise.all(
			rows.map(async ({ key: _, key_digest: __, ...row }) => ({
				...row,
				lines: await listReturnLines(db, row.id),
			})),
		);
		return { returns: own };
	},

	async erase(tx, { email }) {
		const ids = (await getReturns(tx, await listOrders(tx, email))).map(({ id }) => id);
		if (ids.length === 0) return { returns: 0 };
		await tx
			.update(order_return_lines)
			.set({ note: '' })
			.where(inArray(order_return_lines.return_id, ids));
		await tx.update(order_returns).set({ pickup: null }).where(inArray(order_returns.id, ids));
		return { returns: ids.length };
	},
};
