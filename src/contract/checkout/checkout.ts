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

/** Dealer that carries the ranges of the cart and hands over the order. */
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

/** Shipping method for this cart, with its price and delivery days. */
const shippingOfferSchema = v.object({
	method: v.picklist(SHIPPING_METHODS),
	amount: centsSchema,
	/** Null if an article is made to order. */
	delivery: v.nullable(v.object({ from: isoDateSchema, to: isoDateSchema })),
});
export type ShippingOffer = v.InferOutput<typeof shippingOfferSchema>;

const needSchema = v.picklist(['required', 'optional', 'absent']);

/** Main features of an article, as the last step shows them. */
const mainFeaturesSchema = v.object({
	variant_id: idSchema,
	features: v.array(v.object({ label: titleSchema, value: titleSchema })),
});

export const checkoutSchema = v.object({
	/** Cart with the prices, tax and shipping of its destination. */
	cart: cartSchema,
	/** First incomplete step; `resume` if all are complete. */
	step: v.picklist(CHECKOUT_STEPS),
	/** Buyer; null before the first step. */
	contact: v.nullable(v.object({ email: textSchema, is_customer: v.boolean() })),
	/** Times at which a guest's data expire; null for a customer, and before the first step. */
	session: v.nullable(v.object({ warns_at: isoTimestampSchema, ends_at: isoTimestampSchema })),
	/** True if a guest's data have expired since the last call. */
	is_over: v.boolean(),
	user_type: userTypeSchema,
	wants_invoice: v.boolean(),
	invoice: v.object({
		...v.entriesFromList(INVOICE_FIELDS, v.string()),
		/** Absent in orders older than this field. */
		company_latin: v.optional(v.string(), ''),
	}),
	/** Invoice fields that are required, optional or absent, by the country of the bill. */
	invoice_needs: v.object(v.entriesFromList(INVOICE_FIELDS, needSchema)),
	billing: v.nullable(orderAddressSchema),
	ships_to_billing: v.boolean(),
	/** Null if parcels go to the billing address, or the goods are picked up. */
	shipping: v.nullable(orderAddressSchema),
	pickup_store: v.nullable(pickupStoreSchema),
	courier_note: v.string(),
	/** Null if the goods are picked up. */
	method: v.nullable(v.picklist(SHIPPING_METHODS)),
	offers: v.array(shippingOfferSchema),
	means: v.array(paymentMeansSchema),
	/** Means that need a higher total than this one: `least` in the cart's currency. */
	means_above: v.array(v.object({ provider: paymentProviderSchema, least: centsSchema })),
	provider: v.nullable(paymentProviderSchema),
	/** Countries that the shop delivers to. */
	delivers_to: v.array(countryCodeSchema),
	tax: v.object({
		treatment: taxTreatmentSchema,
		/** Amount to pay: the cart's total, without VAT if the buyer accounts for it. */
		total_amount: centsSchema,
		vat_total: centsSchema,
	}),
	/** Saved addresses of the account, the defaults first. */
	saved: v.array(addressSchema),
	main_features: v.array(mainFeaturesSchema),
	/** Version of the terms to accept. */
	terms_version: textSchema,
	/** Digest of all that the last step shows. It changes whenever any of that changes. */
	review: textSchema,
	/** Days after the delivery within which a consumer may withdraw. */
	withdrawal_days: v.number(),
});
export type Checkout = v.InferOutput<typeof checkoutSchema>;
/** Checkout as the host writes it, before validation. */
export type CheckoutAnswer = v.InferInput<typeof checkoutSchema>;
