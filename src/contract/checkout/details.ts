import * as v from 'valibot';
import { addressFields } from '#contract/customers/addresses.ts';
import { emailSchema } from '#contract/desk/fields.ts';
import { optionalLineSchema } from '#contract/customers/fields.ts';
import { INVOICE_FIELDS, userTypeSchema } from '#contract/orders/invoices.ts';
import { paymentProviderSchema } from '#contract/payments/payments.ts';
import { SHIPPING_METHODS } from '#contract/prices/sending.ts';
import { idSchema } from '#contract/units.ts';

/** Steps of the checkout in their order. The last one places the binding order. */
export const CHECKOUT_STEPS = ['login', 'shipping', 'payment', 'resume'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Address of an order as typed. The courier note is a separate field. */
const orderAddressInputSchema = v.strictObject(addressFields);
export type OrderAddressInput = v.InferInput<typeof orderAddressInputSchema>;

/** Invoice fields. Those that the buyer is not asked for are left out or empty. */
const invoiceEntries = v.entriesFromList(INVOICE_FIELDS, v.optional(optionalLineSchema, ''));

export const LONGEST_COURIER_NOTE = 200;
const noteSchema = v.pipe(
	v.string(),
	v.trim(),
	v.maxLength(LONGEST_COURIER_NOTE),
	v.check((text) => !/[^\P{Cc}\n]/u.test(text)),
);

export const contactInputSchema = v.strictObject({ email: emailSchema });

/**
 * Buyer and destination of an order. Either `shipping` or `pickup_store_id` names the destination,
 * unless parcels go to the billing address.
 */
export const shippingInputSchema = v.strictObject({
	user_type: userTypeSchema,
	wants_invoice: v.optional(v.boolean(), false),
	...invoiceEntries,
	billing: orderAddressInputSchema,
	ships_to_billing: v.boolean(),
	shipping: v.optional(v.nullable(orderAddressInputSchema), null),
	/** Dealer at which the goods are picked up. */
	pickup_store_id: v.optional(v.nullable(idSchema), null),
	courier_note: v.optional(noteSchema, ''),
	/** Null if the goods are picked up. Default: the cheapest. */
	method: v.optional(v.nullable(v.picklist(SHIPPING_METHODS)), null),
});
export type ShippingInput = v.InferInput<typeof shippingInputSchema>;

export const paymentInputSchema = v.strictObject({ provider: paymentProviderSchema });
