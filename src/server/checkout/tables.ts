import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { USER_TYPES, VAT_CHECK_OUTCOMES } from '#contract/orders/invoices.ts';
import { PAYMENT_PROVIDERS } from '#contract/payments/payments.ts';
import { SHIPPING_METHODS } from '#contract/prices/sending.ts';
import type { VatCheck } from '#domain/tax/vat-check.ts';
import { instant, toRow } from '#server/platform/db/columns.ts';
import type { CheckoutAddress, CheckoutInvoice } from './checkout-data.ts';

/** Checkout data of a cart. It is deleted with the cart, or sooner. */
export const checkouts = pgTable('checkouts', {
	cart_id: uuid('cart_id')
		.primaryKey()
		.references(() => toRow('carts'), { onDelete: 'cascade' }),
	/** A guest's e-mail, lower case. A customer's is in the account. */
	email: text('email'),
	user_type: text('user_type', { enum: USER_TYPES }).notNull().default('private'),
	wants_invoice: boolean('wants_invoice').notNull().default(false),
	invoice: jsonb('invoice').$type<CheckoutInvoice | null>(),
	/** VIES's answer about the number in it; null where it was not asked. */
	vat_check: jsonb('vat_check').$type<VatCheck | null>(),
	billing: jsonb('billing').$type<CheckoutAddress | null>(),
	ships_to_billing: boolean('ships_to_billing').notNull().default(true),
	shipping: jsonb('shipping').$type<CheckoutAddress | null>(),
	pickup_store_id: text('pickup_store_id'),
	courier_note: text('courier_note').notNull().default(''),
	/** Null for pickup, and until it was chosen. */
	method: text('method', { enum: SHIPPING_METHODS }),
	provider: text('provider', { enum: PAYMENT_PROVIDERS }),
	/** Last activity; a guest's session is extended from it. */
	last_sign: instant('last_sign').notNull(),
});

/** VIES's recent answers, so that no buyer waits for the same answer twice. */
export const vat_checks = pgTable('vat_checks', {
	number: text('number').primaryKey(),
	outcome: text('outcome', { enum: VAT_CHECK_OUTCOMES }).notNull(),
	request_id: text('request_id').notNull(),
	checked_at: instant('checked_at').notNull(),
});
