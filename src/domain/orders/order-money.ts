import type { Cents } from '#contract/units.ts';
import { cartTotal, type CartToCount } from '../money/cart-total.ts';
import { cents, addUp } from '../money/money.ts';
import { toNet, vatOnce, type RateTotal } from '../money/vat.ts';

/** Amounts of one order line, in minor units; the order keeps them for good. */
export interface OrderLineMoney {
	quantity: number;
	/** Quantity times unit price, before the discount. */
	goods_amount: Cents;
	/** Share of the discount; 0 or below. */
	adjustments_total: number;
	/** Amount paid: the sum of the two. */
	total_amount: Cents;
	/** Basis points; 0 where no VAT was charged. */
	vat_rate: number;
	/** VAT within the total, a share of that of its rate. */
	vat: Cents;
}

/** Amount paid for shipping. */
export type ShippingMoney = Pick<OrderLineMoney, 'total_amount' | 'vat_rate' | 'vat'>;

/** Amounts of an order. Lines and shipping make the total, also by rate and for VAT. */
export interface OrderMoney {
	lines: readonly OrderLineMoney[];
	/** Null where nothing is shipped, because the buyer collects the order. */
	shipping: ShippingMoney | null;
	/** Sum of the lines, before the discount. */
	goods_amount: Cents;
	discount_total: Cents;
	total_amount: Cents;
	vat_total: Cents;
	/** By rate, those without VAT included; the highest first. */
	rates: readonly RateTotal[];
}

type Uncounted = Omit<OrderLineMoney, 'vat'>;

/** Calculates an order from lines with known discounts; VAT is rounded once per rate (`vat.ts`). */
export function orderMoney(
	lines: readonly Uncounted[],
	shipping: Omit<ShippingMoney, 'vat'> | null,
): OrderMoney {
	const taxed = vatOnce(
		[...lines, ...(shipping ? [shipping] : [])].map(({ total_amount, vat_rate }) => ({
			amount: total_amount,
			vat_rate,
		})),
	);
	const lineVat = (index: number) => taxed.lines[index] ?? cents(0);
	return {
		lines: lines.map((line, index) => ({ ...line, vat: lineVat(index) })),
		shipping: shipping && { ...shipping, vat: lineVat(lines.length) },
		goods_amount: addUp(lines.map(({ goods_amount }) => goods_amount)),
		discount_total: addUp(lines.map(({ adjustments_total }) => 0 - adjustments_total)),
		total_amount: taxed.amount,
		vat_total: taxed.vat,
		rates: taxed.rates,
	};
}

/** Amounts of the order that a cart becomes, as the cart has shown them. */
export function moneyOfCart(cart: CartToCount): OrderMoney {
	const counted = cartTotal(cart);
	const vat_rate = cart.prices_include_vat ? cart.vat_rate : 0;
	const lines = counted.lines.map(({ adjustments_total, total_amount }, index): Uncounted => ({
		quantity: cart.lines[index]?.quantity ?? 0,
		goods_amount: cents(total_amount - adjustments_total),
		adjustments_total,
		total_amount,
		vat_rate,
	}));
	const { shipping_amount } = counted;
	return orderMoney(
		lines,
		shipping_amount === null ? null : { total_amount: shipping_amount, vat_rate },
	);
}

/**
 * Removes the VAT from an order whose prices include it (reverse charge).
 * Every line loses the VAT that it held, so that the total is the net total of before, to the cent.
 */
export function withoutVat(money: OrderMoney): OrderMoney {
	const lines = money.lines.map((line): Uncounted => {
		const total_amount = cents(line.total_amount - line.vat);
		const discount = toNet(0 - line.adjustments_total, line.vat_rate);
		return {
			quantity: line.quantity,
			goods_amount: cents(total_amount + discount),
			adjustments_total: 0 - discount,
			total_amount,
			vat_rate: 0,
		};
	});
	const { shipping } = money;
	return orderMoney(
		lines,
		shipping && { total_amount: cents(shipping.total_amount - shipping.vat), vat_rate: 0 },
	);
}
