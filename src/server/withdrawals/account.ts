import { isIban, plainIban } from '#domain/money/iban.ts';
import {
	findByNumber,
	findSeen,
	isRefundedByTransfer,
	keepRefundAccount,
	lockOrder,
	needsRefundAccount,
	type OrderRow,
	type Viewer,
} from '#server/orders/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { lockWithdrawal, type WithdrawalRow } from './queries.ts';

/** True if money may still be on its way to the account of a withdrawal. */
const isOpen = ({ status }: WithdrawalRow): boolean =>
	['unproven', 'received', 'accepted', 'refunding'].includes(status);

/** True if the typed text is no IBAN; an empty field is not wrong. */
export const isWrongIban = (typed: string): boolean =>
	plainIban(typed) !== '' && !isIban(plainIban(typed));

/** True if the owner of an order is asked for an account with a withdrawal. */
export const asksAccount = async (db: Db | Tx, order: OrderRow | null): Promise<boolean> =>
	order !== null && needsRefundAccount(db, order);

/** Order of an open statement if the viewer sees it; an assignment by staff does not open it. */
const orderSeenIn = async (db: Db | Tx, viewer: Viewer, row: WithdrawalRow) =>
	row.order_id !== null && isOpen(row) ? findSeen(db, viewer, row.order_id) : null;

export const asksAccountFor = async (
	db: Db | Tx,
	viewer: Viewer,
	row: WithdrawalRow,
): Promise<boolean> => asksAccount(db, await orderSeenIn(db, viewer, row));

/** Order of an open statement, if its receipt went to the e-mail that placed the order. */
export const orderOfMailbox = async (db: Db | Tx, row: WithdrawalRow): Promise<OrderRow | null> =>
	isOpen(row) ? findByNumber(db, row.contract, row.email) : null;

/** Stores a valid IBAN for the owner's order, if that is refunded by transfer. */
export async function keepAccount(
	tx: Tx,
	order: OrderRow | null,
	typed: string,
	now: Date,
): Promise<void> {
	if (order === null || plainIban(typed) === '' || isWrongIban(typed)) return;
	if (await isRefundedByTransfer(tx, order)) await keepRefundAccount(tx, order.id, typed, now);
}

/**
 * Stores the account that a viewer names for a withdrawal, under the locks of its refund: null if
 * the order is not the viewer's, `final` once the money has gone another way.
 */
export async function nameAccount(
	tx: Tx,
	viewer: Viewer,
	found: WithdrawalRow,
	typed: string,
	now: Date,
): Promise<WithdrawalRow | 'final' | null> {
	if (found.order_id !== null) await lockOrder(tx, found.order_id);
	const row = await lockWithdrawal(tx, found.id);
	if (!row) return null;
	const order = await orderSeenIn(tx, viewer, row);
	if (!order || !(await isRefundedByTransfer(tx, order))) return 'final';
	await keepAccount(tx, order, typed, now);
	return row;
}
