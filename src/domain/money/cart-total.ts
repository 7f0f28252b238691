import type { Cents } from '#contract/units.ts';
import { discountShares, type Discount } from './discount.ts';
import { cents, halfUp, addUp } from './money.ts';
import { vatOnce, type RateTotal } from './vat.ts';

export interface PricedLine {
	/** List price: includes VAT where the list does. */
	unit_price: number;
	quantity: number;
}

export interface CartToCount {
	lines: readonly PricedLine[];
	discount: Discount | null;
	/** Shipping cost before any discount; null while nothing is shipped. */
	shipping: number | null;
	/** Goods value, after the discount, from which shipping is free; null where it never is. */
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
	/** Sum of the lines before the discount. */
	goods_amount: Cents;
	discount_total: Cents;
	/** Shipping charged; null while nothing is shipped. */
	shipping_amount: Cents | null;
	/** Goods value missing for free shipping; null where shipping is free already, or never is. */
	free_shipping_missing: Cents | null;
	/** Goods after the discount, plus shipping. */
	total_amount: Cents;
	vat_total: Cents;
	/** Net and VAT by rate; empty where no VAT is charged. */
	rates: RateTotal[];
}

/**
 * Calculates the totals of a cart. The unit price is authoritative: a line is quantity times unit
 * price less its share of the discount, and shipping is a line. The amounts include VAT, which is
 * rounded once for each rate (`vat.ts`).
 */
export function cartTotal(cart: CartToCount): CartTotal {
	const full = cart.lines.map(({ unit_price, quantity }) => halfUp(unit_price, quantity, 1));
	const shares = discountShares(cart.discount, full);
	const goods = full.map((amount, index) => cents(amount - (shares[index] ?? 0)));
	const goods_total = addUp(goods);
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
		goods_amount: addUp(full),
		discount_total: addUp(shares),
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
