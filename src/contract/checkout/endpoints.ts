import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';
import { placedOrderSchema } from '#contract/orders/parts.ts';
import { currencySchema } from '#contract/units.ts';
import { checkoutSchema, pickupStoreSchema } from './checkout.ts';
import { contactInputSchema, paymentInputSchema, shippingInputSchema } from './details.ts';

const READ = ['validation_failed', 'forbidden', 'conflict'] as const;
const UNDO = [...READ, 'unsupported_media_type', 'too_many_requests'] as const;
const WRITE = [...UNDO, 'shop_closed'] as const;
const doing = {
	audience: 'visitor',
	query: v.strictObject({ locale: localeSchema }),
	data: checkoutSchema,
} as const;

/**
 * All calls concern the caller's open cart. `conflict` names in a field what to resolve first:
 * `cart: empty`; `cart: gone` if all its articles are sold out or no longer in the shop;
 * `cart: barrier` if the destination is not delivered to; `cart: changed` if a price or a
 * quantity differs from the acknowledged one; `step: login`, `shipping` or `payment` if an earlier
 * step is incomplete; `total_amount: changed`; `review: changed` if goods, addresses or means
 * differ from those that were shown, at the same total.
 */
export const getCheckout = endpoint({
	method: 'GET',
	path: '/shop/checkout',
	...doing,
	summary: 'What has been given for the order so far, and what it comes to now',
	errors: READ,
});

export const keepCheckout = endpoint({
	method: 'POST',
	path: '/shop/checkout/signs',
	...doing,
	summary: 'Says that the guest is still there: the session starts anew',
	errors: WRITE,
});

export const leaveCheckout = endpoint({
	method: 'DELETE',
	path: '/shop/checkout',
	...doing,
	summary: 'Forgets what was given for the order; the cart stays',
	errors: UNDO,
});

export const giveContact = endpoint({
	method: 'PUT',
	path: '/shop/checkout/contact',
	...doing,
	summary: 'Goes on as a guest with an e-mail address',
	body: contactInputSchema,
	errors: WRITE,
});

export const giveShipping = endpoint({
	method: 'PUT',
	path: '/shop/checkout/shipping',
	...doing,
	summary: 'Says who buys, where it goes and how; the cart moves to the country of the delivery',
	body: shippingInputSchema,
	errors: WRITE,
});

export const givePayment = endpoint({
	method: 'PUT',
	path: '/shop/checkout/payment',
	...doing,
	summary: 'Chooses how to pay',
	body: paymentInputSchema,
	errors: WRITE,
});

export const listPickupStores = endpoint({
	method: 'GET',
	path: '/shop/checkout/pickup-stores',
	audience: 'visitor',
	query: v.strictObject({ locale: localeSchema }),
	summary: 'Dealers at which this cart can be fetched: they carry all its ranges',
	data: v.array(pickupStoreSchema),
	errors: ['validation_failed'],
});

export const placeOrder = endpoint({
	method: 'POST',
	path: '/shop/checkout/orders',
	audience: 'visitor',
	isLong: true,
	query: v.strictObject({ locale: localeSchema }),
	summary:
		'Orders with the obligation to pay; sent again with its key it answers the same order. A conflict says what has changed',
	body: v.strictObject({
		/** Idempotency key, one for each press of the order button. */
		key: v.pipe(v.string(), v.uuid()),
		accepts_terms: v.literal(true),
		terms_version: v.string(),
		/** Total that the buyer has seen. If the total differs, nothing is ordered. */
		total_amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
		currency: currencySchema,
		/** `review` of the last step. If left out, only the total is compared. */
		review: v.optional(v.string()),
	}),
	data: placedOrderSchema,
	errors: WRITE,
});
