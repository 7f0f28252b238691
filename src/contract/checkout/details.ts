import * as v from 'valibot';
import { addressFields } from '#contract/customers/addresses.ts';
import { emailSchema } from '#contract/desk/fields.ts';
import { optionalLineSchema } from '#contract/customers/fields.ts';
import { INVOICE_FIELDS, userTypeSchema } from '#contract/orders/invoices.ts';
import { paymentProviderSchema } from '#contract/payments/payments.ts';
import { SHIPPING_METHODS } from '#contract/prices/sending.ts';
import { idSchema } from '#contract/units.ts';

/** The steps of an order, in their order; the last one binds. */
export const CHECKOUT_STEPS = ['login', 'shipping', 'payment', 'resume'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** An address of an order, as it is typed; the note for the courier stands beside it. */
const orderAddressInputSchema = v.strictObject(addressFields);
export type OrderAddressInput = v.InferInput<typeof orderAddressInputSchema>;

/** What an invoice needs; what the buyer is not asked for is left out or empty. */
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
 * Where an order goes and who buys it. One of `shipping` and `pickup_store_id` says where, unless
 * parcels go where the bill goes.
 */
export const shippingInputSchema = v.strictObject({
	user_type: userTypeSchema,
	wants_invoice: v.optional(v.boolean(), false),
	...invoiceEntries,
	billing: orderAddressInputSchema,
	ships_to_billing: v.boolean(),
	shipping: v.optional(v.nullable(orderAddressInputSchema), null),
	/** A dealer at which the goods are fetched. */
	pickup_store_id: v.optional(v.nullable(idSchema), null),
	courier_note: v.optional(noteSchema, ''),
	/** Null where the goods are fetched; left out, the cheapest. */
	method: v.optional(v.nullable(v.picklist(SHIPPING_METHODS)), null),
});
export type ShippingInput = v.InferInput<typeof shippingInputSchema>;

export const paymentInputSchema = v.strictObject({ provider: paymentProviderSchema });
