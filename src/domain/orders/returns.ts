import type { ReturnReason } from '#contract/returns/returns.ts';
import type { Cents } from '#contract/units.ts';
import { cents } from '../money/money.ts';
import type { OrderMoney } from './order-money.ts';
import { toRemainder, withdrawalShipping, type Refund, type RefundRequest } from './refunds.ts';

/** Reasons that the shop is liable for: the delivered goods are not those that were sold. */
const OURS: readonly ReturnReason[] = [
	'wrong_item',
	'not_as_described',
	'defective',
	'damaged_on_arrival',
];

export const isOurs = (reason: ReturnReason): boolean => OURS.includes(reason);

/**
 * Shipping refund of a return, with the last unit of an order: as for a withdrawal, or all that was
 * paid for shipping where the shop is liable for the return (Codice del consumo, art. 135-quater).
 */
export function returnShipping(
	order: OrderMoney,
	before: readonly Refund[],
	pieces: RefundRequest['pieces'],
	{ standard, is_ours }: { standard: number; is_ours: boolean },
): Cents {
	const paid = order.shipping?.total_amount ?? 0;
	return cents(withdrawalShipping(order, before, pieces, is_ours ? paid : standard));
}

/** Refund of all that is not refunded yet, with the shipping that the law requires. */
export function withdrawalRequest(
	order: OrderMoney,
	before: readonly Refund[],
	standard: number,
	pieces: RefundRequest['pieces'] = toRemainder(order, before).pieces,
): RefundRequest {
	const shipping = withdrawalShipping(order, before, pieces, standard);
	return { pieces, reductions: [], shipping };
}
