import { allocate, addUp } from '../money/money.ts';
import type { OrderMoney } from './order-money.ts';
import {
	toRefundableLines,
	toRefund,
	toRemainder,
	type Refund,
	type RefundRequest,
} from './refunds.ts';

/** Refund that an amount is assumed to be for. */
export interface Matched {
	request: RefundRequest;
	/** False where the amount alone shows that something is refunded, but not for what. */
	isSure: boolean;
}

const NOTHING: RefundRequest = { pieces: [], reductions: [], shipping: 0 };

/** Finds every refund that costs exactly this amount: units of one line, or the shipping. */
function pricedAt(order: OrderMoney, before: readonly Refund[], amount: number): RefundRequest[] {
	const left = toRefundableLines(order, before);
	const found: RefundRequest[] = left.shipping === amount ? [{ ...NOTHING, shipping: amount }] : [];
	for (const [line, { quantity: most }] of left.lines.entries()) {
		for (let quantity = 1; quantity <= most; quantity += 1) {
			const request = { ...NOTHING, pieces: [{ line, quantity }] };
			const counted = toRefund(order, before, request);
			if (typeof counted === 'string' || counted.amount > amount) break;
			if (counted.amount === amount) found.push(request);
		}
	}
	return found;
}

/** Reduces all lines in proportion to what is left of them; any excess reduces the shipping. */
function spread(order: OrderMoney, before: readonly Refund[], amount: number): RefundRequest {
	const { lines } = toRefundableLines(order, before);
	const amounts = lines.map((line) => line.amount);
	const ofLines = Math.min(amount, addUp(amounts));
	const reductions = allocate(ofLines, amounts).flatMap((share, line) =>
		share > 0 ? [{ line, amount: share }] : [],
	);
	return { ...NOTHING, reductions, shipping: amount - ofLines };
}

/**
 * Infers what a refund was for when only its amount is known: the rest of the order where it is all
 * of the money, or the one thing that costs just as much. Anything else is a reduction of all
 * lines, so that its VAT is right; staff must say what it was for.
 */
export function matchRefund(
	order: OrderMoney,
	before: readonly Refund[],
	{ amount, isRest }: { amount: number; isRest: boolean },
): Matched {
	if (isRest) return { request: toRemainder(order, before), isSure: true };
	const [found, ...others] = pricedAt(order, before, amount);
	if (found && others.length === 0) return { request: found, isSure: true };
	return { request: spread(order, before, amount), isSure: false };
}
