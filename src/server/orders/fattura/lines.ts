import type { OrderMoney } from '#domain/orders/order-money.ts';
import type { Refund } from '#domain/orders/refunds.ts';
import type { InvoiceLine } from './invoice.ts';

/** Name of an order line on its invoice; articles are in the order of the lines. */
export interface Article {
	description: string;
	code: string;
}

const SHIPPING = { description: 'Spese di spedizione', code: '', quantity: 1, discount: 0 };
/** Prefix for an article of which no unit came back. */
const REDUCTION = 'Riduzione di prezzo: ';

/** Lines of an order's invoice; shipping is one where it costs something. */
export function linesOfOrder(money: OrderMoney, articles: readonly Article[]): InvoiceLine[] {
	const lines = money.lines.map((line, index) => ({
		...(articles[index] ?? { description: '', code: '' }),
		quantity: line.quantity,
		total_amount: line.total_amount,
		discount: 0 - line.adjustments_total,
		vat_rate: line.vat_rate,
		vat: line.vat,
		is_accessory: false,
	}));
	const { shipping } = money;
	if (!shipping || shipping.total_amount === 0) return lines;
	return [...lines, { ...SHIPPING, ...shipping, is_accessory: true }];
}

/** Lines of the credit note for a refund of an order. */
export function linesOfRefund(
	money: OrderMoney,
	refund: Refund,
	articles: readonly Article[],
): InvoiceLine[] {
	const lines = refund.lines
		.filter(({ amount }) => amount > 0)
		.map(({ line, quantity, amount, vat }) => {
			const { description, code } = articles[line] ?? { description: '', code: '' };
			return {
				description: quantity > 0 ? description : REDUCTION + description,
				code,
				quantity: Math.max(1, quantity),
				total_amount: amount,
				discount: 0,
				vat_rate: money.lines[line]?.vat_rate ?? 0,
				vat,
				is_accessory: false,
			};
		});
	const { amount: total_amount, vat } = refund.shipping;
	if (!money.shipping || total_amount === 0) return lines;
	const { vat_rate } = money.shipping;
	return [...lines, { ...SHIPPING, total_amount, vat_rate, vat, is_accessory: true }];
}
