import type { Cents } from '#contract/units.ts';
import { discountShares, type Discount } from './discount.ts';
import { cents, halfUp, sumOf } from './money.ts';
import { vatOnce, type RateTotal } from './vat.ts';

export interface PricedLine {
	/** As the list has it: with VAT where the list includes it. */
	unit_price: number;
	quantity: number;
}

export interface CartToCount {
	lines: readonly PricedLine[];
	discount: Discount | null;
	/** What sending costs before any discount; null while nothing is sent. */
	shipping: number | null;
	/** Goods from which sending costs nothing, after the discount; null where it always costs. */
	free_from: number | null;
	/** Basis points; 0 where no VAT is charged. */
	vat_rate: number;
	prices_include_vat: boolean;
}

export interface LineTotal {
	/** Share of the discount, not above 0. */
	adjustments_total: number;
	total_amount: Cents;
	vat: Cents;
}

export interface CartTotal {
	lines: LineTotal[];
	/** Of the lines before the discount. */
	goods_amount: Cents;
	discount_total: Cents;
	/** What is paid for sending; null while nothing is sent. */
	shipping_amount: Cents | null;
	/** What goods are missing until sending is free; null where it is free, or never is. */
	free_shipping_missing: Cents | null;
	/** Goods after discount, and sending. */
	total_amount: Cents;
	vat_total: Cents;
	/** Net and VAT by rate; empty where no VAT is charged. */
	rates: RateTotal[];
}

/**
 * What a cart comes to. The unit price is the truth; a line is quantity times unit less its share of
 * the discount; sending is a line. VAT is in these amounts and rounded once for each rate (`vat.ts`).
 */
export function cartTotal(cart: CartToCount): CartTotal {
	const full = cart.lines.map(({ unit_price, quantity }) => halfUp(unit_price, quantity, 1));
	const shares = discountShares(cart.discount, full);
	const goods = full.map((amount, index) => cents(amount - (shares[index] ?? 0)));
	const goods_total = sumOf(goods);
	const isFree =
		cart.discount?.kind === 'free_shipping' ||
		(cart.free_from !== null && goods_total >= cart.free_from);
	const shipping = cart.shipping === null ? null : cents(isFree ? 0 : cart.shipping);
	const rate = cart.prices_include_vat ? cart.vat_rate : 0;
	const taxed = vatOnce(
		[...goods, ...(shipping === null ? [] : [shipping])].map((amount) => ({
			amount,
			vat_rate: rate,
		})),
	);
	return {
		lines: goods.map((total_amount, index) => ({
			adjustments_total: 0 - (shares[index] ?? 0),
			total_amount,
			vat: taxed.lines[index] ?? cents(0),
		})),
		goods_amount: sumOf(full),
		discount_total: sumOf(shares),
		shipping_amount: shipping,
		free_shipping_missing:
			shipping === null || isFree || cart.free_from === null
				? null
				: cents(cart.free_from - goods_total),
		total_amount: taxed.amount,
		vat_total: taxed.vat,
		rates: taxed.rates.filter(({ vat_rate }) => vat_rate > 0),
	};
}
