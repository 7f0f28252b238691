import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ADDRESS_KINDS } from '#contract/customers/addresses.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import { instant, madeAt } from '#server/platform/db/columns.ts';

const ownerId = () => customer_users.id;

/** Profile of a customer; e-mail and password are in the account. */
export const customers = pgTable('customers', {
	id: text('id').primaryKey().references(ownerId, { onDelete: 'cascade' }),
	given_name: text('given_name').notNull(),
	family_name: text('family_name').notNull(),
	/** E.164; empty where none is given. */
	phone: text('phone').notNull().default(''),
	language: text('language', { enum: LOCALES }).notNull(),
	/** Country of the shop. */
	country: text('country'),
	ships_to_billing: boolean('ships_to_billing').notNull().default(true),
	created_at: madeAt(),
});

export const customer_addresses = pgTable(
	'customer_addresses',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		customer_id: text('customer_id').notNull().references(ownerId, { onDelete: 'cascade' }),
		kind: text('kind', { enum: ADDRESS_KINDS }).notNull(),
		is_default: boolean('is_default').notNull().default(false),
		given_name: text('given_name').notNull(),
		family_name: text('family_name').notNull(),
		family_name_kana: text('family_name_kana').notNull().default(''),
		given_name_kana: text('given_name_kana').notNull().default(''),
		latin_name: text('latin_name').notNull().default(''),
		latin_address: text('latin_address').notNull().default(''),
		company: text('company').notNull().default(''),
		country: text('country').notNull(),
		line1: text('line1').notNull(),
		line2: text('line2').notNull().default(''),
		district: text('district').notNull().default(''),
		city: text('city').notNull().default(''),
		region: text('region').notNull().default(''),
		postal_code: text('postal_code').notNull().default(''),
		phone: text('phone').notNull().default(''),
		note: text('note').notNull().default(''),
		created_at: madeAt(),
	},
	(table) => [
		index('customer_addresses_of_customer').on(table.customer_id),
		uniqueIndex('customer_addresses_one_default')
			.on(table.customer_id, table.kind)
			.where(sql`${table.is_default}`),
	],
);

/** Kinds of links. Each link can be used once. */
export const LINK_KINDS = ['register', 'reset', 'email'] as const;

/** Mailed links. The secret itself is in the mail only. */
export const customer_links = pgTable(
	'customer_links',
	{
		/** SHA-256 of the secret. */
		digest: text('digest').primaryKey(),
		kind: text('kind', { enum: LINK_KINDS }).notNull(),
		/** Address that the link was mailed to. */
		email: text('email').notNull(),
		/** Null for a person without an account. */
		customer_id: text('customer_id').references(ownerId, { onDelete: 'cascade' }),
		/** Unconfirmed data of a registration. */
		person: jsonb('person')
			.$type<{ given_name: string; family_name: string; language: Locale }>()
			.notNull(),
		created_at: instant('created_at').notNull(),
		expires_at: instant('expires_at').notNull(),
	},
	(table) => [
		index('customer_links_by_email').on(table.email),
		index('customer_links_of_customer').on(table.customer_id),
	],
);
