import type { WithdrawalEvent } from '#domain/return-states.ts';
import {
	attemptsOf,
	claimPieces,
	hasLeft,
	keepBack,
	LOST,
	noteEntry,
	type OrderRow,
	piecesLeft,
	stopOrder,
} from '#server/orders/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { WithdrawalRow } from './find.ts';

/** Where a statement goes that is accepted, and what who has stated it is told. */
export interface Accepted {
	events: readonly WithdrawalEvent[];
	mail: 'accepted' | 'stopped';
}

const STOPPED = (...events: WithdrawalEvent[]): Accepted => ({ events, mail: 'stopped' });

/** Names all that is left of an order; false where nothing is. */
async function claimRest(tx: Tx, order: OrderRow, row: WithdrawalRow): Promise<boolean> {
	const left = await piecesLeft(tx, order.id, row.id);
	const pieces = left.flatMap((quantity, position) =>
		quantity > 0 ? [{ position, quantity }] : [],
	);
	if (pieces.length > 0) await claimPieces(tx, order.id, row.id, pieces);
	return pieces.length > 0;
}

/**
 * What an accepted withdrawal does to its order, under both locks. One that is over already owes nothing
 * more; one of which nothing has left ends here, with its money; of any other the rest stays in the
 * house, and the money waits for the goods. Answers a code where it cannot be.
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
	const attempts = await attemptsOf(tx, order.id);
	// Begun after the open ones were closed: the buyer is paying at this moment.
	if (attempts.some(({ status }) => status === 'open')) return 'paying';
	const stopping = { by: 'buyer', said: row.reference, staff_email, cause_id: row.id } as const;
	if (order.paid_at !== null) await claimRest(tx, order, row);
	const { refund } = await stopOrder(tx, order, stopping, now);
	if (refund) return STOPPED('accept', 'refund');
	const isDisputed = attempts.some(({ dispute }) => dispute !== null && dispute !== LOST);
	// What a bank disputes is given back once that is over.
	return STOPPED(isDisputed ? 'accept' : 'settle');
}
