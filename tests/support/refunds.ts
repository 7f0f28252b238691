import { cents } from '../../src/domain/money/money.ts';
import { orderMoney, type OrderMoney } from '../../src/domain/orders/order-money.ts';
import { toRefund, type Refund, type RefundRequest } from '../../src/domain/orders/refunds.ts';

/** Lines that were paid with Italian VAT, and the cost of shipping. */
export const order = (lines: [total: number, quantity: number][], shipping: number | null = null) =>
	orderMoney(
		lines.map(([total, quantity]) => ({
			quantity,
			goods_amount: cents(total),
			adjustments_total: 0,
			total_amount: cents(total),
			vat_rate: 2200,
		})),
		shipping === null ? null : { total_amount: cents(shipping), vat_rate: 2200 },
	);

export const request = (given: Partial<RefundRequest>): RefundRequest => ({
	pieces: [],
	reductions: [],
	shipping: 0,
	...given,
});
export const unitsToRefund = (line: number, quantity: number) =>
	request({ pieces: [{ line, quantity }] });

/** Makes refunds one after another; a refusal is a bug of the test. */
export function refunded(money: OrderMoney, requests: readonly RefundRequest[]): Refund[] {
	return requests.reduce<Refund[]>((before, wanted) => {
		const refund = toRefund(money, before, wanted);
		if (typeof refund === 'string') throw new Error(refund);
		return [...before, refund];
	}, []);
}
