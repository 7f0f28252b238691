import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core';
import { BUYER_KINDS, TAX_TREATMENTS, USER_TYPES } from '#contract/orders/invoices.ts';
import { ORDER_ENTRY_KINDS } from '#contract/orders/order.ts';
import { ORDER_STATUSES, SHIPMENT_STATUSES } from '#contract/orders/states.ts';
import type { RateTotal } from '#domain/money/vat.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import { instant, localeColumn, madeAt, rowFields } from '#server/platform/db/columns.ts';
import { natureColumns } from './tables-natures.ts';
import type { OrderDetails, StoredArticle } from './details.ts';

/** Cause of a canceled order: it was not paid in time, its buyer, or staff. */
export const CANCELED_BY = ['time', 'buyer', 'shop'] as const;

/** Orders. Articles, agreements and amounts never change; only states, times and the owner do. */
export const orders = pgTable(
	'orders',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		number: text('number').notNull().unique(),
		status: text('status', { enum: ORDER_STATUSES }).notNull().default('awaiting_payment'),
		/** Idempotency key of the submission, and SHA-256 of the body that was sent with it. */
		key: uuid('key').notNull().unique(),
		key_digest: text('key_digest').notNull(),
		/** Cart that it was made of, and that it empties, once. */
		cart_id: uuid('cart_id').notNull().unique(),
		customer_id: text('customer_id').references(() => customer_users.id, { onDelete: 'set null' }),
		/** Lower case. */
		email: text('email').notNull(),
		locale: localeColumn(),
		/** Destination. */
		country: text('country').notNull(),
		currency: text('currency').notNull(),
		user_type: text('user_type', { enum: USER_TYPES }).notNull(),
		buyer_kind: text('buyer_kind', { enum: BUYER_KINDS }).notNull(),
		tax_treatment: text('tax_treatment', { enum: TAX_TREATMENTS }).notNull(),
		details: jsonb('details').$type<OrderDetails>().notNull(),
		goods_amount: integer('goods_amount').notNull(),
		discount_total: integer('discount_total').notNull(),
		/** Null where nothing is sent. */
		shipping_amount: integer('shipping_amount'),
		shipping_vat: integer('shipping_vat').notNull().default(0),
		shipping_vat_rate: integer('shipping_vat_rate').notNull().default(0),
		total_amount: integer('total_amount').notNull(),
		vat_total: integer('vat_total').notNull(),
		rates: jsonb('rates').$type<readonly RateTotal[]>().notNull(),
		placed_at: instant('placed_at').notNull(),
		/** Last moment to pay; null once it is paid or canceled. */
		pay_until: instant('pay_until'),
		paid_at: instant('paid_at'),
		/** Day (in Rome) on which the last parcel was handed over. */
		delivered_on: text('delivered_on'),
		/**
		 * Null while it is not canceled; `time` also if money arrived for units no longer
		 * available.
		 */
		canceled_by: text('canceled_by', { enum: CANCELED_BY }),
		/** True while a withdrawal of the buyer is undecided: nothing is packed or sent. */
		is_withdrawn: boolean('is_withdrawn').notNull().default(false),
		/** Times at which the buyer was reminded of a transfer and analytics counted the order. */
		reminded_at: instant('reminded_at'),
		counted_at: instant('counted_at'),
		/** Visible to staff only. */
		remark: text('remark').notNull().default(''),
		updated_at: instant('updated_at').notNull().defaultNow(),
	},
	(table) => [
		index('orders_of_email').on(table.email, table.placed_at),
		index('orders_of_customer').on(table.customer_id),
		index('orders_by_time').on(table.placed_at),
		index('orders_waiting')
			.on(table.pay_until)
			.where(sql`${table.status} in ('awaiting_payment', 'pending')`),
		check(
			'order_amounts_not_negative',
			sql`${table.total_amount} >= 0 and ${table.vat_total} >= 0`,
		),
	],
);

const orderId = () =>
	uuid('order_id')
		.notNull()
		.references(() => orders.id, { onDelete: 'cascade' });

/** Articles of an order, with their names at that time; the catalogue may drop them later. */
export const order_lines = pgTable(
	'order_lines',
	{
		order_id: orderId(),
		position: integer('position').notNull(),
		variant_id: text('variant_id').notNull(),
		article: jsonb('article').$type<StoredArticle>().notNull(),
		quantity: integer('quantity').notNull(),
		unit_price: integer('unit_price').notNull(),
		goods_amount: integer('goods_amount').notNull(),
		adjustments_total: integer('adjustments_total').notNull(),
		total_amount: integer('total_amount').notNull(),
		vat_rate: integer('vat_rate').notNull(),
		vat: integer('vat').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.order_id, table.position] }),
		check('order_line_of_something', sql`${table.quantity} > 0`),
	],
);

export const order_shipments = pgTable(
	'order_shipments',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		order_id: orderId(),
		status: text('status', { enum: SHIPMENT_STATUSES }).notNull().default('pending'),
		carrier: text('carrier').notNull().default(''),
		tracking_number: text('tracking_number').notNull().default(''),
		/** Carrier's tracking page of the parcel; empty where there is none. */
		tracking_url: text('tracking_url').notNull().default(''),
		created_at: madeAt(),
		packed_at: instant('packed_at'),
		shipped_at: instant('shipped_at'),
		completed_at: instant('completed_at'),
	},
	(table) => [index('order_shipments_of').on(table.order_id)],
);

/** Units in a parcel, with the serial numbers of the wheels among them. */
export const order_shipment_lines = pgTable(
	'order_shipment_lines',
	{
		shipment_id: uuid('shipment_id')
			.notNull()
			.references(() => order_shipments.id, { onDelete: 'cascade' }),
		position: integer('position').notNull(),
		quantity: integer('quantity').notNull(),
		serials: text('serials').array().notNull().default([]),
	},
	(table) => [
		primaryKey({ columns: [table.shipment_id, table.position] }),
		check('shipment_line_of_something', sql`${table.quantity} > 0`),
	],
);

/**
 * Units that a return or a withdrawal claims, from its request until it is refused: no other return
 * may claim them.
 */
export const order_claims = pgTable(
	'order_claims',
	{
		/** The return or withdrawal. */
		cause_id: uuid('cause_id').notNull(),
		order_id: orderId(),
		position: integer('position').notNull(),
		quantity: integer('quantity').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cause_id, table.position] }),
		index('order_claims_of').on(table.order_id),
		check('order_claim_of_something', sql`${table.quantity} > 0`),
	],
);

/** Timeline of an order. Entries are added; only an erasure changes them. */
export const order_entries = pgTable(
	'order_entries',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		order_id: orderId(),
		at: instant('at').notNull(),
		kind: text('kind', { enum: ORDER_ENTRY_KINDS }).notNull(),
		/** E-mail of the staff; empty for the buyer and for automatic entries. */
		staff_email: text('staff_email').notNull().default(''),
		/** For staff: amount, reason, tracking number. */
		said: text('said').notNull().default(''),
		is_internal: boolean('is_internal').notNull().default(false),
	},
	(table) => [index('order_entries_of').on(table.order_id, table.at)],
);

/** Counter of orders by year (in Rome); the number of an order does not show it. */
export const order_counters = pgTable('order_counters', {
	year: integer('year').primaryKey(),
	next: integer('next').notNull(),
});

/** Mailed links to the orders of an address. */
export const order_links = pgTable(
	'order_links',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		/** SHA-256 of the secret in the mail. */
		digest: text('digest').notNull().unique(),
		email: text('email').notNull(),
		/** Order that the mail was about; null where it was about all. */
		order_id: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
		created_at: madeAt(),
		expires_at: instant('expires_at').notNull(),
	},
	(table) => [index('order_links_by_end').on(table.expires_at)],
);

/** Devices that see orders without an account: by a mailed link, or after placing an order. */
export const order_sessions = pgTable(
	'order_sessions',
	{
		/** SHA-256 of the device's secret. */
		digest: text('digest').primaryKey(),
		/** E-mail of which it opens all orders; null where it opens one order. */
		email: text('email'),
		order_id: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
		/** Last activity; a guest's session is extended from it. */
		last_sign: instant('last_sign').notNull(),
	},
	(table) => [index('order_sessions_by_sign').on(table.last_sign)],
);

/** One row: rules for payments, and for how long goods are reserved for them. */
export const order_rules = pgTable('order_rules', {
	id: text('id').primaryKey(),
	/** Days for which an order waits for a bank transfer; 0 offers none. */
	transfer_days: integer('transfer_days').notNull(),
	transfer_holder: text('transfer_holder').notNull(),
	transfer_iban: text('transfer_iban').notNull(),
	transfer_bic: text('transfer_bic').notNull(),
	transfer_bank: text('transfer_bank').notNull(),
	/** Hours for which an order may be paid again after a payment that failed or was left. */
	retry_hours: integer('retry_hours').notNull(),
	...natureColumns,
	checks_vat_numbers: boolean('checks_vat_numbers').notNull().default(false),
	...rowFields,
});
