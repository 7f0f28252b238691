import type { Checkout } from '#contract/checkout/checkout.ts';
import type { Order } from '#contract/orders/order.ts';
import { toItem, toUnits, track } from './analytics.ts';

/** Tracks a step of the checkout. Amounts are in units of the currency. */
export function noteCheckout(
	event: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info',
	{ cart, tax, method, pickup_store, provider }: Checkout,
): void {
	const { currency, items, discount } = cart;
	const tier = pickup_store ? 'pickup' : method;
	track({
		event,
		ecommerce: {
			currency,
			value: toUnits(tax.total_amount, currency),
			...(discount && discount.refusal === null && { coupon: discount.code }),
			...(event === 'add_shipping_info' && tier !== null && { shipping_tier: tier }),
			...(event === 'add_payment_info' && provider !== null && { payment_type: provider }),
			items: items.map((item) => toItem(item, item.quantity, currency)),
		},
	});
}

/** Tracks a purchase; the caller has asked the host whether it is reported for the first time. */
export function notePurchase(order: Order): void {
	const { currency, discount_code } = order;
	const units = (amount: number) => toUnits(amount, currency);
	track({
		event: 'purchase',
		ecommerce: {
			transaction_id: order.number,
			currency,
			value: units(order.total_amount),
			tax: units(order.vat_total),
			shipping: units(order.shipping_amount),
			...(discount_code !== null && { coupon: discount_code }),
			items: order.lines.map((line) => toItem({ ...line, variant: line }, line.quantity, currency)),
		},
	});
}
