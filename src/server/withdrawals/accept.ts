import type { WithdrawalEvent } from '#domain/orders/return-states.ts';
import {
	listAttempts,
	claimUnits,
	hasLeft,
	keepBack,
	LOST,
	noteEntry,
	type OrderRow,
	listClaimableUnits,
	stopOrder,
} from '#server/orders/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { WithdrawalRow } from './queries.ts';

/** Events and mail of an accepted statement. */
export interface Accepted {
	events: readonly WithdrawalEvent[];
	mail: 'accepted' | 'stopped';
}

const STOPPED = (...events: WithdrawalEvent[]): Accepted => ({ events, mail: 'stopped' });

/** Claims all units that are left of an order; false where none are. */
async function claimRest(tx: Tx, order: OrderRow, row: WithdrawalRow): Promise<boolean> {
	const left = await listClaimableUnits(tx, order.id, row.id);
	const pieces = left.flatMap((quantity, position) =>
		quantity > 0 ? [{ position, quantity }] : [],
	);
	if (pieces.length > 0) await claimUnits(tx, order.id, row.id, pieces);
	return pieces.length > 0;
}

/**
 * Applies an accepted withdrawal to its order, under both locks. An order that is over owes nothing
 * more. An order of which nothing has left is canceled and refunded. Any other keeps its rest in
 * the warehouse, and the refund waits for the goods. Returns a code where that is not possible.
 */
export async function acceptAbout(
	tx: Tx,
	row: WithdrawalRow,
	order: OrderRow,
	{ now, staff_email }: { now: Date; staff_email: string },
): Promise<Accepted | 'nothing' | 'paying'> {
	const isOut = await hasLeft(tx, order);
	const isOver = order.status === 'canceled' || (order.status === 'refund_issued' && !isOut);
	if (row.order_id === null) {
		await noteEntry(tx, order.id, 'withdrawn', now, { said: row.reference });
	}
	if (isOver) return STOPPED('settle');
	if (isOut) {
		if (!(await claimRest(tx, order, row))) return 'nothing';
		await keepBack(tx, order.id);
		return { events: ['accept'], mail: 'accepted' };
	}
	const attempts = await listAttempts(tx, order.id);
	// Started after the open attempts were closed: the buyer is paying at this moment.
	if (attempts.some(({ status }) => status === 'open')) return 'paying';
	const stopping = { by: 'buyer', said: row.reference, staff_email, cause_id: row.id } as const;
	if (order.paid_at !== null) await claimRest(tx, order, row);
	const { refund } = await stopOrder(tx, order, stopping, now);
	if (refund) return STOPPED('accept', 'refund');
	const isDisputed = attempts.some(({ dispute }) => dispute !== null && dispute !== LOST);
	// A disputed payment is refunded once the dispute is over.
	return STOPPED(isDisputed ? 'accept' : 'settle');
}
