import { addUp } from '#domain/money/money.ts';
import { toRefund, type Refund, type RefundRefusal } from '#domain/orders/refunds.ts';
import { returnShipping } from '#domain/orders/returns.ts';
import {
	listLines,
	toMoney,
	type ClaimedUnits,
	type OrderRow,
	listRefundRows,
	toRefunds,
} from '#server/orders/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';

/** Calculates the refund of units; of shipping, what the law requires or `shipping_amount`. */
export async function calculateRefund(
	db: Db | Tx,
	order: OrderRow,
	claimed: readonly ClaimedUnits[],
	{ is_ours, shipping_amount }: { is_ours: boolean; shipping_amount?: number | undefined },
): Promise<Refund | RefundRefusal> {
	const money = toMoney(order, await listLines(db, order.id));
	const before = toRefunds(await listRefundRows(db, order.id));
	const pieces = toRefundUnits(claimed);
	const standard = order.details.standard_shipping;
	const shipping = shipping_amount ?? returnShipping(money, before, pieces, { standard, is_ours });
	return toRefund(money, before, { pieces, reductions: [], shipping });
}

/** Converts claimed units to the names of the refund calculation. */
export const toRefundUnits = (claimed: readonly ClaimedUnits[]) =>
	claimed.map(({ position, quantity }) => ({ line: position, quantity }));

/** Refund in the form of the response. */
export const toPreview = (order: OrderRow, { lines, shipping, amount }: Refund) => ({
	currency: order.currency,
	goods_amount: addUp(lines.map((line) => line.amount)),
	shipping_amount: shipping.amount,
	refund_amount: amount,
});
