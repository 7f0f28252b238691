import type { Cents } from '#contract/units.ts';
import { cents, halfUp, allocate, addUp } from '../money/money.ts';
import type { OrderMoney } from './order-money.ts';
import { vatIn, type RateTotal } from '../money/vat.ts';

/** Refund to calculate, in minor units; lines by their index in the order. */
export interface RefundRequest {
	/** Units that were or will be returned. */
	pieces: readonly { line: number; quantity: number }[];
	/** Parts of the price of units that the buyer keeps. */
	reductions: readonly { line: number; amount: number }[];
	/** Part of the amount paid for shipping. */
	shipping: number;
}

/** Refunded part of a line; the amount includes VAT. */
export interface RefundedLine {
	line: number;
	/** 0 where the buyer keeps all of it. */
	quantity: number;
	amount: Cents;
	vat: Cents;
}

/** Calculated refund. Lines and shipping make the amount, also by rate and for VAT. */
export interface Refund {
	lines: readonly RefundedLine[];
	shipping: { amount: Cents; vat: Cents };
	amount: Cents;
	vat: Cents;
	/** By rate, the highest first; for the credit note. */
	rates: readonly RateTotal[];
}

/** Reasons to reject a refund: nothing, more units than were bought, more money than was paid. */
export type RefundRefusal = 'nothing' | 'more_than_bought' | 'more_than_paid';

/** Earlier refunds of an order. */
interface Before {
	quantities: number[];
	/** Amounts for returned units; `amounts` is the total. */
	forPieces: number[];
	amounts: number[];
	shipping: number;
}

function calculateTotals(order: OrderMoney, before: readonly Refund[]): Before {
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
 * Calculates the refund of units of a line: their share of the amount paid, so that all units
 * together make the line. Of 10.00 for three, 3.33, 3.34 and 3.33 are refunded. An earlier
 * reduction is deducted from the last unit, because the unit that it was given for is unknown.
 */
function calculateUnits(
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
 * Calculates a refund of an order after earlier ones. VAT is rounded once for each rate, over all
 * that is refunded by then: when everything is refunded, so is all VAT of each rate, to the cent.
 */
export function toRefund(
	order: OrderMoney,
	before: readonly Refund[],
	{ pieces, reductions, shipping }: RefundRequest,
): Refund | RefundRefusal {
	if (pieces.length + reductions.length === 0 && shipping === 0) return 'nothing';
	const soFar = calculateTotals(order, before);
	const back = pieces.map((piece) => calculateUnits(order, soFar, piece));
	if (hasTwice(pieces) || back.includes(null)) return 'more_than_bought';
	const lines = [
		...back.flatMap((line) => line ?? []),
		...reductions.map(({ line, amount }) => ({ line, quantity: 0, amount: cents(amount) })),
	];
	const isTooMuch = lines.some(({ line }) => {
		const own = lines.filter((other) => other.line === line).map(({ amount }) => amount);
		return addUp([...own, soFar.amounts[line] ?? 0]) > (order.lines[line]?.total_amount ?? 0);
	});
	const paidForShipping = order.shipping?.total_amount ?? 0;
	if (isTooMuch || soFar.shipping + shipping > paidForShipping) return 'more_than_paid';
	return taxed(order, before, lines, cents(shipping));
}

const hasTwice = (pieces: RefundRequest['pieces']) =>
	new Set(pieces.map(({ line }) => line)).size < pieces.length;

/**
 * Adds the VAT: for each rate, that of all refunds including this one, less that of earlier ones.
 */
function taxed(
	order: OrderMoney,
	before: readonly Refund[],
	lines: readonly Untaxed[],
	shipping: Cents,
): Refund {
	const amounts = [...lines.map(({ amount }) => amount), shipping];
	const findRate = (index: number) => {
		const line = lines[index];
		return (line ? order.lines[line.line]?.vat_rate : order.shipping?.vat_rate) ?? 0;
	};
	const lineVat = amounts.map(() => cents(0));
	const rates = order.rates.flatMap(({ vat_rate }): RateTotal[] => {
		const own = amounts.flatMap((amount, index) =>
			findRate(index) === vat_rate && amount > 0 ? [{ amount, index }] : [],
		);
		if (own.length === 0) return [];
		const earlier = before.flatMap((refund) =>
			refund.rates.filter((rate) => rate.vat_rate === vat_rate),
		);
		const amount = addUp(own.map((part) => part.amount));
		const inAll = vatIn(addUp([amount, ...earlier.map((rate) => rate.amount)]), vat_rate);
		const vat = cents(inAll - addUp(earlier.map((rate) => rate.vat)));
		const shares = allocate(
			vat,
			own.map((part) => part.amount),
		);
		own.forEach(({ index }, at) => (lineVat[index] = shares[at] ?? cents(0)));
		return [{ vat_rate, amount, net: cents(amount - vat), vat }];
	});
	const vatAt = (index: number) => lineVat[index] ?? cents(0);
	return {
		lines: lines.map((line, index) => ({ ...line, vat: vatAt(index) })),
		shipping: { amount: shipping, vat: vatAt(lines.length) },
		amount: addUp(amounts),
		vat: addUp(rates.map(({ vat }) => vat)),
		rates,
	};
}

/** Amount of an order that is not refunded yet. */
export function calculateRefundable(order: OrderMoney, before: readonly Refund[]): Cents {
	return cents(order.total_amount - addUp(before.map(({ amount }) => amount)));
}

/** Units and amount of each line, and shipping, that are not refunded yet. */
export function toRefundableLines(
	order: OrderMoney,
	before: readonly Refund[],
): { lines: { quantity: number; amount: number }[]; shipping: number } {
	const { quantities, amounts, shipping } = calculateTotals(order, before);
	return {
		lines: order.lines.map((line, index) => ({
			quantity: line.quantity - (quantities[index] ?? 0),
			amount: line.total_amount - (amounts[index] ?? 0),
		})),
		shipping: (order.shipping?.total_amount ?? 0) - shipping,
	};
}

/** Refund of all that is not refunded yet: for a cancelled order. */
export function toRemainder(order: OrderMoney, before: readonly Refund[]): RefundRequest {
	const { lines, shipping } = toRefundableLines(order, before);
	return {
		pieces: lines.flatMap(({ quantity }, line) => (quantity > 0 ? [{ line, quantity }] : [])),
		reductions: [],
		shipping,
	};
}

/**
 * Calculates the shipping refund of a withdrawal (Codice del consumo, art. 56).
 * With the last unit of an order it is the amount paid for shipping, but for a dearer method no
 * more than the standard one; while the buyer keeps a unit, nothing. `standard` is what that method
 * would have cost this order, free above the threshold; amounts refunded before are not owed again.
 */
export function withdrawalShipping(
	order: OrderMoney,
	before: readonly Refund[],
	pieces: RefundRequest['pieces'],
	standard: number,
): Cents {
	const { quantities, shipping } = calculateTotals(order, before);
	const isWhole = order.lines.every((line, index) => {
		const now = pieces.filter((piece) => piece.line === index);
		const back = now.reduce((all, { quantity }) => all + quantity, quantities[index] ?? 0);
		return back >= line.quantity;
	});
	const owed = Math.min(order.shipping?.total_amount ?? 0, standard);
	return cents(isWhole ? Math.max(0, owed - shipping) : 0);
}
