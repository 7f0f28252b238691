import type { Cents } from '#contract/units.ts';
import { cents, halfUp, shareOut, sumOf } from './money.ts';
import type { OrderMoney } from './order-money.ts';
import { vatIn, type RateTotal } from './vat.ts';

/** What is to be paid back, in minor units; lines by their place in the order. */
export interface RefundRequest {
	/** Pieces that came back, or will. */
	pieces: readonly { line: number; quantity: number }[];
	/** Parts of the price of what the buyer keeps. */
	reductions: readonly { line: number; amount: number }[];
	/** Of what was paid for sending. */
	shipping: number;
}

/** What of a line goes back; VAT is within the amount. */
export interface RefundedLine {
	line: number;
	/** 0 where the buyer keeps all of it. */
	quantity: number;
	amount: Cents;
	vat: Cents;
}

/** Money that goes back: lines and sending make the amount, by rate and of VAT, too. */
export interface Refund {
	lines: readonly RefundedLine[];
	shipping: { amount: Cents; vat: Cents };
	amount: Cents;
	vat: Cents;
	/** By rate, the highest first; for the credit note. */
	rates: readonly RateTotal[];
}

/** Why it cannot be: more pieces than were bought, or more money than was paid for them. */
export type RefundRefusal = 'nothing' | 'more_than_bought' | 'more_than_paid';

/** What went back of an order so far. */
interface Before {
	quantities: number[];
	/** For pieces, and in all. */
	forPieces: number[];
	amounts: number[];
	shipping: number;
}

function totalsOf(order: OrderMoney, before: readonly Refund[]): Before {
	const lines = before.flatMap((refund) => refund.lines);
	const sum = (index: number, of: (line: RefundedLine) => number) =>
		lines.reduce((all, line) => (line.line === index ? all + of(line) : all), 0);
	return {
		quantities: order.lines.map((_, index) => sum(index, ({ quantity }) => quantity)),
		forPieces: order.lines.map((_, index) =>
			sum(index, ({ quantity, amount }) => (quantity > 0 ? amount : 0)),
		),
		amounts: order.lines.map((_, index) => sum(index, ({ amount }) => amount)),
		shipping: before.reduce((all, { shipping }) => all + shipping.amount, 0),
	};
}

type Untaxed = Omit<RefundedLine, 'vat'>;

/**
 * Pieces of a line: their share of what was paid, so that all of them together make the line. Of 10.00
 * for three, 3.33, 3.34 and 3.33 go back. A reduction that was given is set off against the last piece,
 * for nobody knows on which it was given.
 */
function pieceOf(
	order: OrderMoney,
	before: Before,
	{ line, quantity }: RefundRequest['pieces'][number],
): Untaxed | null {
	const bought = order.lines[line];
	const back = (before.quantities[line] ?? 0) + quantity;
	if (!bought || quantity < 1 || back > bought.quantity) return null;
	const share = halfUp(bought.total_amount, back, bought.quantity) - (before.forPieces[line] ?? 0);
	const left = bought.total_amount - (before.amounts[line] ?? 0);
	return { line, quantity, amount: cents(Math.max(0, Math.min(share, left))) };
}

/**
 * What goes back of an order, after what went back before. VAT is rounded once for each rate, over all
 * that has gone back by then: when all of it is back, so is all VAT of each rate, to the cent.
 */
export function refundOf(
	order: OrderMoney,
	before: readonly Refund[],
	{ pieces, reductions, shipping }: RefundRequest,
): Refund | RefundRefusal {
	if (pieces.length + reductions.length === 0 && shipping === 0) return 'nothing';
	const soFar = totalsOf(order, before);
	const back = pieces.map((piece) => pieceOf(order, soFar, piece));
	if (hasTwice(pieces) || back.includes(null)) return 'more_than_bought';
	const lines = [
		...back.flatMap((line) => line ?? []),
		...reductions.map(({ line, amount }) => ({ line, quantity: 0, amount: cents(amount) })),
	];
	const isTooMuch = lines.some(({ line }) => {
		const own = lines.filter((other) => other.line === line).map(({ amount }) => amount);
		return sumOf([...own, soFar.amounts[line] ?? 0]) > (order.lines[line]?.total_amount ?? 0);
	});
	const paidForShipping = order.shipping?.total_amount ?? 0;
	if (isTooMuch || soFar.shipping + shipping > paidForShipping) return 'more_than_paid';
	return taxed(order, before, lines, cents(shipping));
}

const hasTwice = (pieces: RefundRequest['pieces']) =>
	new Set(pieces.map(({ line }) => line)).size < pieces.length;

/** Puts the VAT to what goes back: for each rate, that of all that is back by now less that of before. */
function taxed(
	order: OrderMoney,
	before: readonly Refund[],
	lines: readonly Untaxed[],
	shipping: Cents,
): Refund {
	const amounts = [...lines.map(({ amount }) => amount), shipping];
	const rateOf = (index: number) => {
		const line = lines[index];
		return (line ? order.lines[line.line]?.vat_rate : order.shipping?.vat_rate) ?? 0;
	};
	const vatOf = amounts.map(() => cents(0));
	const rates = order.rates.flatMap(({ vat_rate }): RateTotal[] => {
		const own = amounts.flatMap((amount, index) =>
			rateOf(index) === vat_rate && amount > 0 ? [{ amount, index }] : [],
		);
		if (own.length === 0) return [];
		const earlier = before.flatMap((refund) =>
			refund.rates.filter((rate) => rate.vat_rate === vat_rate),
		);
		const amount = sumOf(own.map((part) => part.amount));
		const inAll = vatIn(sumOf([amount, ...earlier.map((rate) => rate.amount)]), vat_rate);
		const vat = cents(inAll - sumOf(earlier.map((rate) => rate.vat)));
		const shares = shareOut(
			vat,
			own.map((part) => part.amount),
		);
		own.forEach(({ index }, at) => (vatOf[index] = shares[at] ?? cents(0)));
		return [{ vat_rate, amount, net: cents(amount - vat), vat }];
	});
	const vatAt = (index: number) => vatOf[index] ?? cents(0);
	return {
		lines: lines.map((line, index) => ({ ...line, vat: vatAt(index) })),
		shipping: { amount: shipping, vat: vatAt(lines.length) },
		amount: sumOf(amounts),
		vat: sumOf(rates.map(({ vat }) => vat)),
		rates,
	};
}

/** What of an order has not gone back yet. */
export function leftToRefund(order: OrderMoney, before: readonly Refund[]): Cents {
	return cents(order.total_amount - sumOf(before.map(({ amount }) => amount)));
}

/** What of each line, and of the sending, has not gone back yet. */
export function leftOfOrder(
	order: OrderMoney,
	before: readonly Refund[],
): { lines: { quantity: number; amount: number }[]; shipping: number } {
	const { quantities, amounts, shipping } = totalsOf(order, before);
	return {
		lines: order.lines.map((line, index) => ({
			quantity: line.quantity - (quantities[index] ?? 0),
			amount: line.total_amount - (amounts[index] ?? 0),
		})),
		shipping: (order.shipping?.total_amount ?? 0) - shipping,
	};
}

/** All that has not gone back yet: for an order that is called off. */
export function restOf(order: OrderMoney, before: readonly Refund[]): RefundRequest {
	const { lines, shipping } = leftOfOrder(order, before);
	return {
		pieces: lines.flatMap(({ quantity }, line) => (quantity > 0 ? [{ line, quantity }] : [])),
		reductions: [],
		shipping,
	};
}

/**
 * What a withdrawal gives back of the sending (Codice del consumo, art. 56): with the last piece of an
 * order what was paid for it, but of a dearer way no more than the standard one would have cost; while
 * the buyer keeps a piece, nothing. `standard` is what that would have cost this order, free above the
 * threshold; what went back before is not owed again.
 */
export function withdrawalShipping(
	order: OrderMoney,
	before: readonly Refund[],
	pieces: RefundRequest['pieces'],
	standard: number,
): Cents {
	const { quantities, shipping } = totalsOf(order, before);
	const isWhole = order.lines.every((line, index) => {
		const now = pieces.filter((piece) => piece.line === index);
		const back = now.reduce((all, { quantity }) => all + quantity, quantities[index] ?? 0);
		return back >= line.quantity;
	});
	const owed = Math.min(order.shipping?.total_amount ?? 0, standard);
	return cents(isWhole ? Math.max(0, owed - shipping) : 0);
}
