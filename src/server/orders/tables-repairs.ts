import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { IsoDate } from '#contract/units.ts';
import { madeAt } from '#server/platform/db/columns.ts';
import { orders } from './tables.ts';

/** Repairs that have added a year to the legal guarantee of units of a line. */
export const order_repairs = pgTable(
	'order_repairs',
	{
		/** Idempotency key of the entry. */
		key: uuid('key').primaryKey(),
		order_id: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		position: integer('position').notNull(),
		quantity: integer('quantity').notNull(),
		/** Wheels among the units, where staff named them. */
		serials: text('serials').array().notNull().default([]),
		repaired_on: date('repaired_on', { mode: 'string' }).notNull(),
		/** New last day of the guarantee of these units. */
		legal_ends_on: date('legal_ends_on', { mode: 'string' }).$type<IsoDate>().notNull(),
		created_at: madeAt(),
	},
	(table) => [
		index('order_repairs_of').on(table.order_id),
		check('order_repair_of_something', sql`${table.quantity} > 0`),
	],
);
