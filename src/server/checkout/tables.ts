import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { USER_TYPES } from '#contract/orders/invoices.ts';
import { PAYMENT_PROVIDERS } from '#contract/payments/payments.ts';
import { SHIPPING_METHODS } from '#contract/prices/sending.ts';
import { instant, rowOf } from '#server/platform/db/columns.ts';
import type { GivenAddress, GivenInvoice } from './given.ts';

/** What has been given for the order that a cart may become; it goes with the cart, or sooner. */
export const checkouts = pgTable('checkouts', {
	cart_id: uuid('cart_id')
		.primaryKey()
		.references(() => rowOf('carts'), { onDelete: 'cascade' }),
	/** Lower case; of a guest. A customer's is the account's. */
	email: text('email'),
	user_type: text('user_type', { enum: USER_TYPES }).notNull().default('private'),
	wants_invoice: boolean('wants_invoice').notNull().default(false),
	invoice: jsonb('invoice').$type<GivenInvoice | null>(),
	billing: jsonb('billing').$type<GivenAddress | null>(),
	ships_to_billing: boolean('ships_to_billing').notNull().default(true),
	shipping: jsonb('shipping').$type<GivenAddress | null>(),
	pickup_store_id: text('pickup_store_id'),
	courier_note: text('courier_note').notNull().default(''),
	/** Null where it is fetched, and until it was chosen. */
	method: text('method', { enum: SHIPPING_METHODS }),
	provider: text('provider', { enum: PAYMENT_PROVIDERS }),
	/** A guest's session slides by it. */
	last_sign: instant('last_sign').notNull(),
});
