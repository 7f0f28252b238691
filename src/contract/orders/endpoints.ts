import * as v from 'valibot';
import { emailSchema } from '#contract/desk/fields.ts';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';
import { paymentProviderSchema } from '#contract/payments/payments.ts';
import { isoDateSchema, titleSchema, tokenSchema } from '#contract/units.ts';
import { SERIAL_OUTCOMES, wheelResultSchema } from '#contract/wheels/registrations.ts';
import { orderSchema, orderSummarySchema } from './order.ts';
import { placedOrderSchema } from './parts.ts';

const READ = ['validation_failed', 'forbidden', 'not_found'] as const;
const WRITE = [...READ, 'conflict', 'unsupported_media_type', 'too_many_requests'] as const;
const inLanguage = v.strictObject({ locale: localeSchema });

/**
 * Access to orders: a customer sees their own; a guest with the session of a mailed link sees all
 * orders of the address; the device on which an order was placed sees that one for half an hour.
 * Any other caller gets the answer of an unknown order.
 */
export const listOrders = endpoint({
	method: 'GET',
	path: '/shop/orders',
	audience: 'visitor',
	query: inLanguage,
	summary:
		'Orders of whoever calls, the newest first; `email` names whose they are, null where nobody is known',
	data: v.object({
		email: v.nullable(v.string()),
		/** False for a guest, whom a mailed link may have made known by an address alone. */
		is_customer: v.optional(v.boolean()),
		orders: v.array(orderSummarySchema),
	}),
	errors: ['validation_failed'],
});

export const getOrder = endpoint({
	method: 'GET',
	path: '/shop/orders/{id}',
	audience: 'visitor',
	query: inLanguage,
	summary: 'One order, as of now',
	data: orderSchema,
	errors: READ,
});

/**
 * `conflict` with `order: paid` if it is paid already, `order: final` if it has ended, and
 * `stock: <variant>` for each article that is short of stock by now.
 */
export const payOrder = endpoint({
	method: 'POST',
	path: '/shop/orders/{id}/payments',
	audience: 'visitor',
	query: inLanguage,
	summary: 'Pays an order that waits for it: the attempt that is open, or another',
	body: v.strictObject({ provider: paymentProviderSchema }),
	data: placedOrderSchema,
	errors: WRITE,
});

export const cancelOrder = endpoint({
	method: 'POST',
	path: '/shop/orders/{id}/cancellations',
	audience: 'visitor',
	query: inLanguage,
	summary: 'Calls off an order that was not paid; what was in it is in the cart again',
	body: v.strictObject({}),
	data: orderSchema,
	errors: WRITE,
});

export const reorder = endpoint({
	method: 'POST',
	path: '/shop/orders/{id}/reorders',
	audience: 'visitor',
	query: inLanguage,
	summary: 'Puts what can still be had of an order into the cart',
	body: v.strictObject({}),
	data: v.object({ added: v.number(), missing: v.array(v.string()) }),
	errors: [...WRITE, 'shop_closed'],
});

/** Delivered wheel with the outcome that a registration would have now. */
const boughtWheelSchema = v.object({
	serial_number: titleSchema,
	product: titleSchema,
	/** Day of handover, on which its warranty starts. */
	delivered_on: isoDateSchema,
	outcome: v.picklist(SERIAL_OUTCOMES),
});

export const listOrderWheels = endpoint({
	method: 'GET',
	path: '/shop/orders/{id}/registrations',
	audience: 'visitor',
	query: inLanguage,
	summary: 'Wheels of an order that were delivered, with what a registration would come to',
	data: v.array(boughtWheelSchema),
	errors: READ,
});

/** `conflict` with `wheels: none` if no wheel of the order can be registered now. */
export const registerOrderWheels = endpoint({
	method: 'POST',
	path: '/shop/orders/{id}/registrations',
	audience: 'visitor',
	query: inLanguage,
	summary: 'Registers the wheels of an order: day and proof are there, the certificate is mailed',
	body: v.strictObject({}),
	data: v.array(wheelResultSchema),
	errors: WRITE,
});

/** Document in the order's language. Without access it answers as for an unknown order. */
export const getOrderDocument = endpoint({
	method: 'GET',
	path: '/shop/orders/{id}/documents/{kind}',
	audience: 'visitor',
	summary: 'A paper of an order: its confirmation, its invoice or its receipt',
	dataType: 'application/pdf',
	data: v.unknown(),
	errors: ['not_found'],
});

/** Answers a right and a wrong pair alike and in equal time. Only a right pair gets a mail. */
export const requestOrderLink = endpoint({
	method: 'POST',
	path: '/shop/order-links',
	audience: 'visitor',
	query: inLanguage,
	summary:
		'Mails a link that opens what belongs to an address, asked for by it and one order number',
	body: v.strictObject({
		email: emailSchema,
		number: v.pipe(v.string(), v.trim(), v.maxLength(40)),
	}),
	data: v.object({ outcome: v.literal('mailed') }),
	errors: ['validation_failed', 'forbidden', 'too_many_requests'],
});

export const openOrderLink = endpoint({
	method: 'POST',
	path: '/shop/order-sessions',
	audience: 'visitor',
	query: inLanguage,
	summary:
		'Opens a session of half an hour by a mailed link; `order_id` is what the mail was about',
	body: v.strictObject({ token: tokenSchema }),
	data: v.object({ email: v.string(), order_id: v.nullable(v.string()) }),
	errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_requests'],
});

export const closeOrderSession = endpoint({
	method: 'DELETE',
	path: '/shop/order-sessions',
	audience: 'visitor',
	summary: 'Ends the session of a mailed link on this device',
	data: v.object({ outcome: v.literal('ended') }),
	errors: ['forbidden'],
});
