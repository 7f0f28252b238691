import { cents, halfUp } from '#domain/money.ts';
import type { OrderMoney } from '#domain/order-money.ts';
import type { Refund } from '#domain/refunds.ts';
import type { order_lines, orders } from './tables.ts';
import type { order_payments, order_refunds } from './tables-money.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof order_lines.$inferSelect;
type PaymentRow = typeof order_payments.$inferSelect;
type RefundRow = typeof order_refunds.$inferSelect;

/** The money of an order as it was counted when it was placed; lines in their order. */
export function moneyOf(order: OrderRow, lines: readonly LineRow[]): OrderMoney {
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
 * What a piece is told to cost. Of an order without its VAT that is a share of the line, which alone is
 * counted to the cent: the price in the list holds the VAT.
 */
export const unitPriceOf = (
	{ tax_treatment }: Pick<OrderRow, 'tax_treatment'>,
	{ unit_price, goods_amount, quantity }: Pick<LineRow, 'unit_price' | 'goods_amount' | 'quantity'>,
) => (tax_treatment === 'intra_eu' ? halfUp(goods_amount, 1, quantity) : cents(unit_price));

/** What has gone back of an order, or is on its way; what failed has not, and a surplus is none of it. */
export const refundsOf = (rows: readonly RefundRow[]): Refund[] =>
	rows.flatMap(({ status, counted }) => (status === 'failed' || !counted ? [] : [counted]));

/** The attempt that has paid an order; money that came once too often is none of it. */
export const paidBy = (
	attempts: readonly PaymentRow[],
	refunds: readonly RefundRow[],
): PaymentRow | undefined =>
	attempts.find((attempt) => attempt.status === 'paid' && !isSurplus(attempt, refunds));

/** Whether all that an attempt brought came once too often; an excess alone goes back in part. */
export const isSurplus = (
	{ id, amount, came_amount }: PaymentRow,
	refunds: readonly RefundRow[],
): boolean =>
	refunds.some(
		(back) =>
			back.payment_id === id && back.reason === 'surplus' && back.amount >= (came_amount ?? amount),
	);
