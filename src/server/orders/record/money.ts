import { cents, halfUp } from '#domain/money/money.ts';
import type { OrderMoney } from '#domain/orders/order-money.ts';
import type { Refund } from '#domain/orders/refunds.ts';
import type { order_lines, orders } from '../tables.ts';
import type { order_payments, order_refunds } from '../tables-money.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof order_lines.$inferSelect;
type PaymentRow = typeof order_payments.$inferSelect;
type RefundRow = typeof order_refunds.$inferSelect;

/** Amounts of an order as calculated when it was placed; lines in their order. */
export function toMoney(order: OrderRow, lines: readonly LineRow[]): OrderMoney {
	const { shipping_amount, shipping_vat, shipping_vat_rate } = order;
	return {
		lines: lines.map((line) => ({
			quantity: line.quantity,
			goods_amount: cents(line.goods_amount),
			adjustments_total: line.adjustments_total,
			total_amount: cents(line.total_amount),
			vat_rate: line.vat_rate,
			vat: cents(line.vat),
		})),
		shipping:
			shipping_amount === null
				? null
				: {
						total_amount: cents(shipping_amount),
						vat_rate: shipping_vat_rate,
						vat: cents(shipping_vat),
					},
		goods_amount: cents(order.goods_amount),
		discount_total: cents(order.discount_total),
		total_amount: cents(order.total_amount),
		vat_total: cents(order.vat_total),
		rates: order.rates,
	};
}

/**
 * Unit price to show. For an order without VAT it is a share of the line amount, which alone is
 * exact to the cent: the list price includes VAT.
 */
export const toUnitPrice = (
	{ tax_treatment }: Pick<OrderRow, 'tax_treatment'>,
	{ unit_price, goods_amount, quantity }: Pick<LineRow, 'unit_price' | 'goods_amount' | 'quantity'>,
) => (tax_treatment === 'intra_eu' ? halfUp(goods_amount, 1, quantity) : cents(unit_price));

/** Refunds of an order that are issued or on their way, without failed ones and surpluses. */
export const toRefunds = (rows: readonly RefundRow[]): Refund[] =>
	rows.flatMap(({ status, counted }) => (status === 'failed' || !counted ? [] : [counted]));

/** Attempt that has paid an order; a surplus payment does not count. */
export const paidBy = (
	attempts: readonly PaymentRow[],
	refunds: readonly RefundRow[],
): PaymentRow | undefined =>
	attempts.find((attempt) => attempt.status === 'paid' && !isSurplus(attempt, refunds));

/** True if all money of an attempt is a surplus; of an excess, only a part is refunded. */
export const isSurplus = (
	{ id, amount, came_amount }: PaymentRow,
	refunds: readonly RefundRow[],
): boolean =>
	refunds.some(
		(back) =>
			back.payment_id === id && back.reason === 'surplus' && back.amount >= (came_amount ?? amount),
	);
