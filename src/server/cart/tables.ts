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
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import type { CART_NOTICES } from '#contract/cart/cart.ts';
import { DISCOUNT_KINDS } from '#contract/cart/codes.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import { instant, madeAt } from '#server/platform/db/columns.ts';

export const CART_STATES = ['open', 'ordered'] as const;

/** Key of a variant by its table's name, for a reference without importing the catalogue. */
const variantKey = pgTable('variants', { id: text('id').primaryKey() }).id;

/** Carts: a guest's by the secret on the device, or a customer's, who has one open cart. */
export const carts = pgTable(
	'carts',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		/** SHA-256 of the device's secret; null for a customer's cart and for a former one. */
		secret_digest: text('secret_digest').unique(),
		customer_id: text('customer_id').references(() => customer_users.id, { onDelete: 'cascade' }),
		country: text('country').notNull(),
		/** In the form of `plainCode`, whether the code exists or not. */
		code: text('code'),
		gift_note: text('gift_note').notNull().default(''),
		/** Raised by each edit. */
		version: integer('version').notNull().default(0),
		notices: jsonb('notices').$type<(typeof CART_NOTICES)[number][]>().notNull().default([]),
		state: text('state', { enum: CART_STATES }).notNull().default('open'),
		created_at: madeAt(),
		updated_at: instant('updated_at').notNull().defaultNow(),
		/** Extended by visits. */
		expires_at: instant('expires_at').notNull(),
	},
	(table) => [
		uniqueIndex('carts_one_open_of_customer')
			.on(table.customer_id)
			.where(sql`${table.state} = 'open'`),
		index('carts_by_end').on(table.expires_at),
	],
);

const cartId = () =>
	uuid('cart_id')
		.notNull()
		.references(() => carts.id, { onDelete: 'cascade' });

export const cart_lines = pgTable(
	'cart_lines',
	{
		cart_id: cartId(),
		variant_id: text('variant_id')
			.notNull()
			.references(() => variantKey, { onDelete: 'cascade' }),
		quantity: integer('quantity').notNull(),
		/** Wanted quantity where less was available; reported until it is acknowledged. */
		wanted_quantity: integer('wanted_quantity'),
		/** Price that counts as seen: stored with the line, a move or an acknowledgement. */
		seen_amount: integer('seen_amount').notNull(),
		seen_currency: text('seen_currency').notNull(),
		added_at: instant('added_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.cart_id, table.variant_id] }),
		check('cart_quantity_in_range', sql`${table.quantity} between 1 and 99`),
	],
);

/** Idempotency keys of a cart's edits: a repeated key has no second effect. */
export const cart_intents = pgTable(
	'cart_intents',
	{ cart_id: cartId(), intent_id: uuid('intent_id').notNull(), at: instant('at').notNull() },
	(table) => [primaryKey({ columns: [table.cart_id, table.intent_id] })],
);

export const discount_codes = pgTable(
	'discount_codes',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		/** As `plainCode` writes it. */
		code: text('code').notNull().unique(),
		kind: text('kind', { enum: DISCOUNT_KINDS }).notNull(),
		/** Basis points, an amount in minor units, or 0. */
		value: integer('value').notNull(),
		/** Currency of `value` where that is an amount, and of `minimum`. */
		currency: text('currency').notNull(),
		minimum: integer('minimum'),
		valid_from: instant('valid_from'),
		valid_until: instant('valid_until'),
		uses_per_code: integer('uses_per_code'),
		uses_per_person: integer('uses_per_person'),
		is_active: boolean('is_active').notNull().default(true),
		remark: text('remark').notNull().default(''),
		created_at: madeAt(),
	},
	(table) => [
		check('discount_value_not_negative', sql`${table.value} >= 0 and ${table.minimum} >= 0`),
		check(
			'discount_percent_in_basis_points',
			sql`${table.kind} <> 'percent' or ${table.value} <= 10000`,
		),
	],
);

/** Orders that used a code. The person is an e-mail in lower case. */
export const discount_uses = pgTable(
	'discount_uses',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		code_id: uuid('code_id')
			.notNull()
			.references(() => discount_codes.id, { onDelete: 'cascade' }),
		order_id: uuid('order_id'),
		person: text('person').notNull(),
		at: instant('at').notNull(),
	},
	(table) => [index('discount_uses_of_code').on(table.code_id, table.person)],
);
