import { withdrawalRequest } from '#domain/orders/returns.ts';
import {
	listClaimedUnits,
	claimUnits,
	type ClaimedUnits,
	isTakenBack,
	listLines,
	toMoney,
	type OrderRow,
	listClaimableUnits,
	refundPart,
	type RefundFault,
	type RefundRow,
	listRefundRows,
	toRefunds,
	countSent,
} from '#server/orders/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { returnStock } from '#server/stock/ports.ts';
import type { WithdrawalRow } from './queries.ts';

const isSome = ({ quantity }: ClaimedUnits) => quantity > 0;

/** Units that a statement has claimed and that were not refunded in another way since. */
async function namedBy(tx: Tx, row: WithdrawalRow, order: OrderRow): Promise<ClaimedUnits[]> {
	const left = await listClaimableUnits(tx, order.id, row.id);
	return (await listClaimedUnits(tx, row.id))
		.map(({ position, quantity }) => ({
			position,
			quantity: Math.min(quantity, left[position] ?? 0),
		}))
		.filter(isSome);
}

/**
 * Requests the refund of a withdrawal; `settled` if there is none left to make: the order is over,
 * a bank has paid it back, or nothing was paid.
 */
export async function refundAbout(
	tx: Tx,
	row: WithdrawalRow,
	order: OrderRow,
	{
		lines,
		now,
		staff_email,
	}: { lines: readonly ClaimedUnits[] | undefined; now: Date; staff_email: string },
): Promise<RefundRow | RefundFault | 'settled'> {
	const named = lines ?? (await namedBy(tx, row, order));
	const isOver = order.status === 'canceled' || order.status === 'refund_issued';
	if (isOver && (order.paid_at === null || named.length === 0)) return 'settled';
	if (order.total_amount === 0) return 'settled';
	if (await isTakenBack(tx, order.id)) return 'settled';
	const short = await claimUnits(tx, order.id, row.id, named);
	if (short.length > 0) return 'more_than_bought';
	const money = toMoney(order, await listLines(tx, order.id));
	const before = toRefunds(await listRefundRows(tx, order.id));
	const pieces = named.map(({ position, quantity }) => ({ line: position, quantity }));
	const request = withdrawalRequest(money, before, order.details.standard_shipping, pieces);
	const cause = { reason: 'withdrawal', cause_id: row.id, staff_email } as const;
	return refundPart(tx, order, request, cause, now);
}

/** Puts the claimed units that had been sent back into stock. */
export async function restock(
	tx: Tx,
	row: WithdrawalRow,
	order: OrderRow,
	staff_email: string,
): Promise<void> {
	const [bought, pieces] = [await listLines(tx, order.id), await listClaimedUnits(tx, row.id)];
	const sent = await countSent(tx, order);
	const fit = pieces.flatMap(({ position, quantity }) => {
		const line = bought.find((one) => one.position === position);
		const came = Math.min(quantity, sent[position] ?? 0);
		return line && came > 0 ? [{ variant_id: line.variant_id, quantity: came }] : [];
	});
	await returnStock(tx, fit, { reason: row.reference, staff_email });
}
