import { shareOut, sumOf } from './money.ts';
import type { OrderMoney } from './order-money.ts';
import { leftOfOrder, refundOf, restOf, type Refund, type RefundRequest } from './refunds.ts';

/** What an amount is taken to be for. */
export interface Matched {
	request: RefundRequest;
	/** False where it is told by its amount alone that something goes back, not for what. */
	isSure: boolean;
}

const NOTHING: RefundRequest = { pieces: [], reductions: [], shipping: 0 };

/** Everything of which so much would be the price: pieces of one line, or the sending. */
function pricedAt(order: OrderMoney, before: readonly Refund[], amount: number): RefundRequest[] {
	const left = leftOfOrder(order, before);
	const found: RefundRequest[] = left.shipping === amount ? [{ ...NOTHING, shipping: amount }] : [];
	for (const [line, { quantity: most }] of left.lines.entries()) {
		for (let quantity = 1; quantity <= most; quantity += 1) {
			const request = { ...NOTHING, pieces: [{ line, quantity }] };
			const counted = refundOf(order, before, request);
			if (typeof counted === 'string' || counted.amount > amount) break;
			if (counted.amount === amount) found.push(request);
		}
	}
	return found;
}

/** A reduction of all lines alike, by what is left of them; beyond that, of the sending. */
function spread(order: OrderMoney, before: readonly Refund[], amount: number): RefundRequest {
	const { lines } = leftOfOrder(order, before);
	const amounts = lines.map((line) => line.amount);
	const ofLines = Math.min(amount, sumOf(amounts));
	const reductions = shareOut(ofLines, amounts).flatMap((share, line) =>
		share > 0 ? [{ line, amount: share }] : [],
	);
	return { ...NOTHING, reductions, shipping: amount - ofLines };
}

/**
 * What money was given back for, where nobody has said more than its amount: the rest of the order
 * where it is all of the money, or the one thing that costs just as much. Anything else is a reduction
 * of all lines, so that the VAT of it is right; what it was for, people have to say.
 */
export function matchRefund(
	order: OrderMoney,
	before: readonly Refund[],
	{ amount, isRest }: { amount: number; isRest: boolean },
): Matched {
	if (isRest) return { request: restOf(order, before), isSure: true };
	const [found, ...others] = pricedAt(order, before, amount);
	if (found && others.length === 0) return { request: found, isSure: true };
	return { request: spread(order, before, amount), isSure: false };
}
