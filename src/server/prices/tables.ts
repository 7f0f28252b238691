import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	timestamp,
} from 'drizzle-orm/pg-core';
import { SHIPPING_METHODS, SHIPPING_UNITS } from '#contract/prices/sending.ts';
import { rowFields } from '#server/platform/db/columns.ts';

/** Standard rates of VAT by country, each from its first day on. */
export const vat_rates = pgTable(
	'vat_rates',
	{
		country: text('country').notNull(),
		valid_from: date('valid_from', { mode: 'string' }).notNull(),
		/** Basis points. */
		rate: integer('rate').notNull(),
		/** Source of the rate, and the day on which it was read there. */
		source: text('source').notNull(),
		...rowFields,
	},
	(table) => [
		primaryKey({ columns: [table.country, table.valid_from] }),
		check('vat_rates_in_basis_points', sql`${table.rate} between 0 and 10000`),
	],
);

/** Shipping options. One without countries is for those of its list that no other one names. */
export const shipping_rates = pgTable(
	'shipping_rates',
	{
		id: text('id').primaryKey(),
		price_list_id: text('price_list_id').notNull(),
		countries: text('countries').array().notNull(),
		method: text('method', { enum: SHIPPING_METHODS }).notNull(),
		/** In the list's currency, like `free_from`. */
		amount: integer('amount').notNull(),
		free_from: integer('free_from'),
		time_from: integer('time_from').notNull(),
		time_to: integer('time_to').notNull(),
		time_unit: text('time_unit', { enum: SHIPPING_UNITS }).notNull(),
		is_offered: boolean('is_offered').notNull().default(true),
		...rowFields,
	},
	(table) => [
		check('shipping_amounts_not_negative', sql`${table.amount} >= 0 and ${table.free_from} >= 0`),
		check(
			'shipping_times_in_order',
			sql`0 <= ${table.time_from} and ${table.time_from} <= ${table.time_to}`,
		),
	],
);

/** One row: rules for all markets. */
export const market_rules = pgTable('market_rules', {
	id: text('id').primaryKey(),
	excluded: text('excluded').array().notNull(),
	handles_uk_vat: boolean('handles_uk_vat').notNull(),
	uk_goods_above: integer('uk_goods_above').notNull(),
	...rowFields,
});

/**
 * Price of each article from a time on; null if it had no price from then on. Written by a trigger
 * on `prices`, whoever changes them; `written_by` is the transaction, of which only the last entry
 * counts.
 */
export const price_history = pgTable(
	'price_history',
	{
		variant_id: text('variant_id').notNull(),
		price_list_id: text('price_list_id').notNull(),
		at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
		amount: integer('amount'),
		written_by: text('written_by').notNull().default(''),
	},
	(table) => [
		primaryKey({ columns: [table.variant_id, table.price_list_id, table.at] }),
		index('price_history_by_time').on(table.at),
	],
);
