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
 * All calls are about the open cart of whoever calls. `conflict` says by a field what has to be seen
 * to first: `cart: empty`; `cart: gone` where all of it has been sold or taken out of the shop;
 * `cart: barrier` where it cannot be sent there; `cart: changed` where a
 * price or a quantity is another than was seen; `step: login`, `shipping` or `payment` where a former
 * step lacks something; `total_amount: changed`; `review: changed` where goods, addresses or means are
 * others than were shown, at the same total.
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
		/** Made once for each press of the button that binds. */
		key: v.pipe(v.string(), v.uuid()),
		accepts_terms: v.literal(true),
		terms_version: v.string(),
		/** What the buyer has seen; another amount is not ordered. */
		total_amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
		currency: currencySchema,
		/** As the last step had it; left out, the total alone says what was seen. */
		review: v.optional(v.string()),
	}),
	data: placedOrderSchema,
	errors: WRITE,
});
