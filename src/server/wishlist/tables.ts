import { sql } from 'drizzle-orm';
import {
	check,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { WATCH_KINDS, WATCH_STATES } from '#contract/wishlist/watches.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import { instant, localeColumn } from '#server/platform/db/columns.ts';

/** Rows of an account are deleted with it. */
const customerId = () =>
	text('customer_id').references(() => customer_users.id, { onDelete: 'cascade' });

/**
 * Wishlists of customers. Articles are referenced without a foreign key: an entry survives its
 * article, and is marked.
 */
export const wishlist_items = pgTable(
	'wishlist_items',
	{
		customer_id: customerId().notNull(),
		variant_id: text('variant_id').notNull(),
		added_at: instant('added_at').notNull(),
		/** Order among entries that were added at one moment. */
		position: integer('position').notNull(),
	},
	(table) => [primaryKey({ columns: [table.customer_id, table.variant_id] })],
);

/** Links by which others read a list; ended ones are deleted. */
export const wishlist_shares = pgTable('wishlist_shares', {
	customer_id: customerId().primaryKey(),
	/** Seed of the secret, with a key of the host: the link can be shown again, but is not here. */
	seed: uuid('seed').notNull().defaultRandom(),
	/** SHA-256 of the secret. */
	digest: text('digest').notNull().unique(),
	created_at: instant('created_at').notNull(),
});

/** Notices: one mail that an article is back or costs less. */
export const watches = pgTable(
	'watches',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		kind: text('kind', { enum: WATCH_KINDS }).notNull(),
		variant_id: text('variant_id').notNull(),
		/** Lower case. */
		email: text('email').notNull(),
		/** Null for guests. */
		customer_id: customerId(),
		locale: localeColumn(),
		country: text('country').notNull(),
		currency: text('currency').notNull(),
		/** In that currency; null if the notice is about stock. */
		below: integer('below'),
		state: text('state', { enum: WATCH_STATES }).notNull(),
		/** SHA-256 of the secrets in the mails. */
		confirm_digest: text('confirm_digest').unique(),
		end_digest: text('end_digest').notNull().unique(),
		asked_at: instant('asked_at').notNull(),
		confirmed_at: instant('confirmed_at'),
		/** Time when the mail was queued, or the notice was ended. */
		closed_at: instant('closed_at'),
	},
	(table) => [
		check('cheaper_than_something', sql`(${table.below} is null) = (${table.kind} = 'back')`),
		uniqueIndex('watches_once')
			.on(table.email, table.variant_id, table.kind, table.country)
			.where(sql`${table.state} in ('pending', 'waiting')`),
		index('watches_waiting')
			.on(table.country, table.variant_id)
			.where(sql`${table.state} = 'waiting'`),
	],
);
