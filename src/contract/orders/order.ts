import * as v from 'valibot';

import { durabilitySchema } from '#contract/content/durability.ts';
import { localeSchema } from '#contract/locales.ts';
import { pictureSchema } from '#contract/media.ts';
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

/** Line of an order with its amounts at the time of the order. */
export const orderLineSchema = v.object({
	/** Position within the order, from 0. */
	position: v.pipe(v.number(), v.integer(), v.minValue(0)),
	variant_id: idSchema,
	code: titleSchema,
	/** Distinguishes it from other articles of its product. */
	name: titleSchema,
	product: v.object({
		id: idSchema,
		name: titleSchema,
		brand: titleSchema,
		category: titleSchema,
		/** Last segment of the product's path; null if the product was removed. */
		slug: v.nullable(v.string()),
		picture: v.nullable(pictureSchema),
	}),
	/** True for wheels that the warranty extension covers. */
	is_carbon_wheel: v.boolean(),
	/** Label of the producer's guarantee of durability when it was ordered. */
	durability: v.optional(v.nullable(durabilitySchema), null),
	quantity: v.number(),
	unit_price: centsSchema,
	adjustments_total: v.pipe(v.number(), v.integer(), v.maxValue(0)),
	total_amount: centsSchema,
	/** Basis points. */
	vat_rate: v.number(),
	/** Units that have been shipped, and units that a return or withdrawal names. */
	sent_quantity: v.number(),
	returned_quantity: v.number(),
	/** Last day of the consumer's legal guarantee; null before delivery. A host may leave it out. */
	legal_ends_on: v.optional(v.nullable(isoDateSchema), null),
	/** Units whose legal guarantee a repair has extended, by its new last day. */
	extended: v.optional(
		v.array(v.object({ quantity: v.number(), legal_ends_on: isoDateSchema })),
		[],
	),
});
export type OrderLine = v.InferOutput<typeof orderLineSchema>;

/** State of a payment attempt and the buyer's next options. */
const orderPaymentSchema = v.object({
	provider: paymentProviderSchema,
	status: paymentStatusSchema,
	/** True if the buyer may pay now, by a new attempt if necessary. */
	can_pay: v.boolean(),
	/** Page of the provider on which an open attempt is paid; null if there is none. */
	url: v.nullable(v.string()),
	/** Other payment means that the buyer may use now. */
	others: v.optional(v.array(paymentProviderSchema), []),
	/** Payment deadline of the order; null once it is paid. */
	pay_until: v.nullable(isoTimestampSchema),
	transfer: v.nullable(transferSchema),
});

const shipmentSchema = v.object({
	id: idSchema,
	status: shipmentStatusSchema,
	carrier: v.string(),
	tracking_number: v.string(),
	/** Tracking page of the parcel; null if the carrier has none that is known. */
	tracking_url: v.nullable(v.string()),
	shipped_at: v.nullable(isoTimestampSchema),
	completed_at: v.nullable(isoTimestampSchema),
	lines: v.array(v.object({ position: v.number(), quantity: v.number() })),
});
export type OrderShipment = v.InferOutput<typeof shipmentSchema>;

/** Kinds of timeline entry of an order, as buyers see them. */
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

/** Documents of an order. */
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
	invoice: v.object({
		...v.entriesFromList(INVOICE_FIELDS, v.string()),
		/** Absent in orders older than this field. */
		company_latin: v.optional(v.string(), ''),
	}),
	tax_treatment: taxTreatmentSchema,
	billing: orderAddressSchema,
	/** Null if it is picked up. */
	shipping: v.nullable(orderAddressSchema),
	/** Name and address of the dealer at which it is picked up. */
	pickup_lines: v.array(textSchema),
	courier_note: v.string(),
	gift_note: v.string(),
	method: v.nullable(v.picklist(SHIPPING_METHODS)),
	delivery: v.nullable(v.object({ from: isoDateSchema, to: isoDateSchema })),
	/** Postponed last day of delivery, as announced to the buyer; null if nothing was postponed. */
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
	/** Timeline, oldest first. */
	entries: v.array(v.object({ at: isoTimestampSchema, kind: orderEntryKindSchema })),
	documents: v.array(v.picklist(ORDER_DOCUMENTS)),
	/** True if the buyer may cancel it, because nothing has been paid. */
	can_cancel: v.boolean(),
	/** Last day for returns; null (no limit yet) until all goods are delivered. */
	return_until: v.nullable(isoDateSchema),
	can_return: v.boolean(),
	/** Last day for a consumer's withdrawal; null as above. */
	withdraw_until: v.nullable(isoDateSchema),
	can_withdraw: v.boolean(),
});
export type Order = v.InferOutput<typeof orderSchema>;
/** Order as the host writes it, before validation. */
export type OrderAnswer = v.InferInput<typeof orderSchema>;

/** Order in a list. */
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
	/** True if every unit that is not cancelled has been shipped. A host may leave it out. */
	is_sent: v.optional(v.boolean(), false),
	/** Every line with its product's name. Empty if the host leaves it out. */
	pieces: v.optional(v.array(v.object({ name: titleSchema, quantity: v.number() })), []),
	picture: v.nullable(pictureSchema),
});
export type OrderSummary = v.InferOutput<typeof orderSummarySchema>;
