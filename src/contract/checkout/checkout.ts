import * as v from 'valibot';
import { cartSchema } from '#contract/cart/cart.ts';
import { addressSchema } from '#contract/customers/addresses.ts';
import { orderAddressSchema } from '#contract/orders/parts.ts';
import { INVOICE_FIELDS, taxTreatmentSchema, userTypeSchema } from '#contract/orders/invoices.ts';
import { paymentMeansSchema, paymentProviderSchema } from '#contract/payments/payments.ts';
import { SHIPPING_METHODS } from '#contract/prices/sending.ts';
import {
	centsSchema,
	countryCodeSchema,
	idSchema,
	isoDateSchema,
	isoTimestampSchema,
	textSchema,
	titleSchema,
} from '#contract/units.ts';
import { CHECKOUT_STEPS } from './details.ts';

/** A dealer that carries the ranges of the cart, and hands the order over. */
export const pickupStoreSchema = v.object({
	id: idSchema,
	name: titleSchema,
	street: v.string(),
	postal_code: v.string(),
	city: v.string(),
	country: countryCodeSchema,
	phone: v.nullable(v.string()),
	/** Degrees; the nearest dealers are offered first. */
	latitude: v.number(),
	longitude: v.number(),
});
export type PickupStore = v.InferOutput<typeof pickupStoreSchema>;

/** A way to send this cart, with what it costs and when the parcel comes. */
const shippingOfferSchema = v.object({
	method: v.picklist(SHIPPING_METHODS),
	amount: centsSchema,
	/** Null where a piece is made to order. */
	delivery: v.nullable(v.object({ from: isoDateSchema, to: isoDateSchema })),
});
export type ShippingOffer = v.InferOutput<typeof shippingOfferSchema>;

const needSchema = v.picklist(['required', 'optional', 'absent']);

/** Features by which the last step shows what is bought. */
const mainFeaturesSchema = v.object({
	variant_id: idSchema,
	features: v.array(v.object({ label: titleSchema, value: titleSchema })),
});

export const checkoutSchema = v.object({
	/** What is bought, at the prices, tax and sending of where it goes. */
	cart: cartSchema,
	/** The first step that lacks something; `resume` where nothing does. */
	step: v.picklist(CHECKOUT_STEPS),
	/** Who buys; null before the first step. */
	contact: v.nullable(v.object({ email: textSchema, is_customer: v.boolean() })),
	/** When what a guest has given is forgotten; null of a customer, and before the first step. */
	session: v.nullable(v.object({ warns_at: isoTimestampSchema, ends_at: isoTimestampSchema })),
	/** True where what a guest had given was forgotten since the last call. */
	is_over: v.boolean(),
	user_type: userTypeSchema,
	wants_invoice: v.boolean(),
	invoice: v.object(v.entriesFromList(INVOICE_FIELDS, v.string())),
	/** What the buyer is asked for, by the country of the bill. */
	invoice_needs: v.object(v.entriesFromList(INVOICE_FIELDS, needSchema)),
	billing: v.nullable(orderAddressSchema),
	ships_to_billing: v.boolean(),
	/** Null where parcels go where the bill goes, or are fetched. */
	shipping: v.nullable(orderAddressSchema),
	pickup_store: v.nullable(pickupStoreSchema),
	courier_note: v.string(),
	/** Null where the goods are fetched. */
	method: v.nullable(v.picklist(SHIPPING_METHODS)),
	offers: v.array(shippingOfferSchema),
	means: v.array(paymentMeansSchema),
	/** Means that are offered for more than this comes to: from which sum on, in the cart's currency. */
	means_above: v.array(v.object({ provider: paymentProviderSchema, least: centsSchema })),
	provider: v.nullable(paymentProviderSchema),
	/** Countries that the shop sends to. */
	delivers_to: v.array(countryCodeSchema),
	tax: v.object({
		treatment: taxTreatmentSchema,
		/** What is paid: the cart's total, or without its VAT where the buyer accounts for it. */
		total_amount: centsSchema,
		vat_total: centsSchema,
	}),
	/** Addresses of the account, the defaults first. */
	saved: v.array(addressSchema),
	main_features: v.array(mainFeaturesSchema),
	/** Version of the conditions that are accepted. */
	terms_version: textSchema,
	/** Stands for all that the last step shows: another text where anything of it is another. */
	review: textSchema,
	/** Days from the delivery within which a consumer may withdraw. */
	withdrawal_days: v.number(),
});
export type Checkout = v.InferOutput<typeof checkoutSchema>;
/** As the host writes it. */
export type CheckoutAnswer = v.InferInput<typeof checkoutSchema>;
