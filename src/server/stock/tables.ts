import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { MOVEMENT_KINDS } from '#contract/stock/desk.ts';
import { instant, madeAt } from '#server/platform/db/columns.ts';

/** Key of a variant by its table's name, for a reference without importing the catalogue. */
const variantKey = pgTable('variants', { id: text('id').primaryKey() }).id;

/** Units in stock. An article without a row is not stock-tracked. */
export const stock_items = pgTable(
	'stock_items',
	{
		variant_id: text('variant_id')
			.primaryKey()
			.references(() => variantKey, { onDelete: 'cascade' }),
		on_hand: integer('on_hand').notNull(),
		/** Units up to which it is running low; null: the default of all articles. */
		low_at: integer('low_at'),
		backorder_on: date('backorder_on', { mode: 'string' }),
		updated_at: instant('updated_at').notNull().defaultNow(),
	},
	(table) => [check('stock_not_negative', sql`${table.on_hand} >= 0 and ${table.low_at} >= 0`)],
);

/**
 * Units reserved for a buyer who is paying or has paid, until they are sent or released. Only the
 * capability that reserves them knows the meaning of `holder`.
 */
export const stock_holds = pgTable(
	'stock_holds',
	{
		holder: text('holder').notNull(),
		variant_id: text('variant_id')
			.notNull()
			.references(() => stock_items.variant_id, { onDelete: 'cascade' }),
		quantity: integer('quantity').notNull(),
		created_at: madeAt(),
	},
	(table) => [
		primaryKey({ columns: [table.holder, table.variant_id] }),
		index('stock_holds_of').on(table.variant_id),
		check('stock_hold_of_something', sql`${table.quantity} > 0`),
	],
);

/** Every change of stock. Rows are added, never changed, and outlive the article. */
export const stock_movements = pgTable(
	'stock_movements',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		created_at: madeAt(),
		variant_id: text('variant_id').notNull(),
		kind: text('kind', { enum: MOVEMENT_KINDS }).notNull(),
		change: integer('change').notNull(),
		/** Stock after the movement. */
		on_hand: integer('on_hand').notNull(),
		reason: text('reason').notNull(),
		/** Empty where it was done by no person. */
		staff_email: text('staff_email').notNull(),
	},
	(table) => [index('stock_movements_of').on(table.variant_id, table.created_at)],
);
