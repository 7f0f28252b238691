import * as v from 'valibot';

import { localeSchema } from '#contract/locales.ts';
import { mediaSchema } from '#contract/media.ts';
import { paymentProviderSchema, transferSchema } from '#contract/payments/payments.ts';
import { MARKET_NOTES, SHIPPING_METHODS } from '#contract/prices/sending.ts';
import {
	centsSchema,
	countryCodeSchema,
	currencySchema,
	idSchema,
	isoDateSchema,
	isoTimestampSchema,
	textSchema,
	titleSchema,
} from '#contract/units.ts';
import { orderAddressSchema, orderNumberSchema } from './parts.ts';
import { INVOICE_FIELDS, taxTreatmentSchema, userTypeSchema } from './invoices.ts';
import {
	orderStatusSchema,
	paymentStatusSchema,
	refundStatusSchema,
	shipmentStatusSchema,
} from './states.ts';

/** Amounts of one line, as they stood when it was ordered. */
export const orderLineSchema = v.object({
	/** Place within the order, from 0. */
	position: v.pipe(v.number(), v.integer(), v.minValue(0)),
	variant_id: idSchema,
	code: titleSchema,
	/** What tells it from its product's other articles. */
	name: titleSchema,
	product: v.object({
		id: idSchema,
		name: titleSchema,
		brand: titleSchema,
		category: titleSchema,
		/** Last part of the product's address; null where the product has gone. */
		slug: v.nullable(v.string()),
		picture: v.nullable(mediaSchema),
	}),
	/** Wheels that the warranty's extension is for. */
	is_carbon_wheel: v.boolean(),
	quantity: v.number(),
	unit_price: centsSchema,
	adjustments_total: v.pipe(v.number(), v.integer(), v.maxValue(0)),
	total_amount: centsSchema,
	/** Basis points. */
	vat_rate: v.number(),
	/** Pieces of it that have left the house, and that a return or withdrawal names. */
	sent_quantity: v.number(),
	returned_quantity: v.number(),
});
export type OrderLine = v.InferOutput<typeof orderLineSchema>;

/** Where an attempt to pay stands, and what may be done about it. */
const orderPaymentSchema = v.object({
	provider: paymentProviderSchema,
	status: paymentStatusSchema,
	/** Whether the buyer may pay now, by another attempt if need be. */
	can_pay: v.boolean(),
	/** Page of the provider on which an open attempt is paid; null where there is none. */
	url: v.nullable(v.string()),
	/** Other means by which the buyer may pay it now. */
	others: v.optional(v.array(paymentProviderSchema), []),
	/** Until when the order waits for its money; null once it has come. */
	pay_until: v.nullable(isoTimestampSchema),
	transfer: v.nullable(transferSchema),
});

const shipmentSchema = v.object({
	id: idSchema,
	status: shipmentStatusSchema,
	carrier: v.string(),
	tracking_number: v.string(),
	/** Address at which the carrier tells of the parcel; null where the carrier has none that is known. */
	tracking_url: v.nullable(v.string()),
	shipped_at: v.nullable(isoTimestampSchema),
	completed_at: v.nullable(isoTimestampSchema),
	lines: v.array(v.object({ position: v.number(), quantity: v.number() })),
});
export type OrderShipment = v.InferOutput<typeof shipmentSchema>;

/** What happened to an order, as buyers are told it. */
export const ORDER_ENTRY_KINDS = [
	'placed',
	'payment_pending',
	'payment_failed',
	'payment_expired',
	'paid',
	'held',
	'packed',
	'shipped',
	'delivered',
	'delayed',
	'canceled',
	'rest_canceled',
	'refund_requested',
	'refunded',
	'refund_failed',
	'disputed',
	'return_requested',
	'return_authorised',
	'return_in_transit',
	'return_received',
	'return_refunded',
	'return_refused',
	'withdrawn',
	'note',
] as const;
export const orderEntryKindSchema = v.picklist(ORDER_ENTRY_KINDS);
export type OrderEntryKind = v.InferOutput<typeof orderEntryKindSchema>;

/** Papers of an order. */
export const ORDER_DOCUMENTS = ['confirmation', 'invoice', 'receipt'] as const;

const refundSchema = v.object({
	status: refundStatusSchema,
	amount: centsSchema,
	at: isoTimestampSchema,
});

export const orderSchema = v.object({
	id: v.pipe(v.string(), v.uuid()),
	number: orderNumberSchema,
	status: orderStatusSchema,
	placed_at: isoTimestampSchema,
	locale: localeSchema,
	email: textSchema,
	country: countryCodeSchema,
	currency: currencySchema,
	note: v.picklist(MARKET_NOTES),
	user_type: userTypeSchema,
	invoice: v.object(v.entriesFromList(INVOICE_FIELDS, v.string())),
	tax_treatment: taxTreatmentSchema,
	billing: orderAddressSchema,
	/** Null where it is fetched. */
	shipping: v.nullable(orderAddressSchema),
	/** Name and address of the dealer at which it is fetched. */
	pickup_lines: v.array(textSchema),
	courier_note: v.string(),
	gift_note: v.string(),
	method: v.nullable(v.picklist(SHIPPING_METHODS)),
	delivery: v.nullable(v.object({ from: isoDateSchema, to: isoDateSchema })),
	/** Later last day of the delivery, which the buyer was told of since; null where all goes as was said. */
	delayed_until: v.nullable(isoDateSchema),
	lines: v.array(orderLineSchema),
	discount_code: v.nullable(titleSchema),
	goods_amount: centsSchema,
	discount_total: centsSchema,
	shipping_amount: centsSchema,
	total_amount: centsSchema,
	vat_total: centsSchema,
	vat: v.array(v.object({ rate: v.number(), net: centsSchema, vat: centsSchema })),
	refunded_amount: centsSchema,
	refunds: v.array(refundSchema),
	payment: orderPaymentSchema,
	shipments: v.array(shipmentSchema),
	/** Oldest first. */
	entries: v.array(v.object({ at: isoTimestampSchema, kind: orderEntryKindSchema })),
	documents: v.array(v.picklist(ORDER_DOCUMENTS)),
	/** Whether the buyer may call it off, because nothing has been paid. */
	can_cancel: v.boolean(),
	/** Last day on which goods may be returned; null while not all is delivered, which leaves it open. */
	return_until: v.nullable(isoDateSchema),
	can_return: v.boolean(),
	/** Last day on which a consumer may withdraw; null as above. */
	withdraw_until: v.nullable(isoDateSchema),
	can_withdraw: v.boolean(),
});
export type Order = v.InferOutput<typeof orderSchema>;
/** As the host writes it. */
export type OrderAnswer = v.InferInput<typeof orderSchema>;

/** What a list says of an order. */
export const orderSummarySchema = v.object({
	id: v.pipe(v.string(), v.uuid()),
	number: orderNumberSchema,
	status: orderStatusSchema,
	placed_at: isoTimestampSchema,
	currency: currencySchema,
	total_amount: centsSchema,
	quantity: v.number(),
	/** Name of the first line's product. */
	title: titleSchema,
	/** True if every piece that is not called off has left the house; a host may not tell. */
	is_sent: v.optional(v.boolean(), false),
	/** Every line by its product's name; empty from a host that does not tell. */
	pieces: v.optional(v.array(v.object({ name: titleSchema, quantity: v.number() })), []),
	picture: v.nullable(mediaSchema),
});
export type OrderSummary = v.InferOutput<typeof orderSummarySchema>;
