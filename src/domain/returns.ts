import type { ReturnReason } from '#contract/returns/returns.ts';
import type { Cents } from '#contract/units.ts';
import { cents } from './money.ts';
import type { OrderMoney } from './order-money.ts';
import { restOf, withdrawalShipping, type Refund, type RefundRequest } from './refunds.ts';

/** Reasons that the shop answers for: what came is not what was sold. */
const OURS: readonly ReturnReason[] = [
	'wrong_item',
	'not_as_described',
	'defective',
	'damaged_on_arrival',
];

export const isOurs = (reason: ReturnReason): boolean => OURS.includes(reason);

/**
 * What a return gives back of the sending, with the last piece of an order: as a withdrawal would, or
 * all that was paid for it where the shop answers for the return (Codice del consumo, art. 135-quater).
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

/** All of an order that has not gone back yet, with the sending that the law wants. */
export function withdrawalRequest(
	order: OrderMoney,
	before: readonly Refund[],
	standard: number,
	pieces: RefundRequest['pieces'] = restOf(order, before).pieces,
): RefundRequest {
	const shipping = withdrawalShipping(order, before, pieces, standard);
	return { pieces, reductions: [], shipping };
}
