import {
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { INVOICE_KINDS } from '#contract/orders/invoices.ts';
import { instant } from '#server/platform/db/columns.ts';
import type { Supplier } from './fattura/invoice.ts';
import { orders } from './tables.ts';
import { order_refunds } from './tables-money.ts';

/**
 * The registers: invoices, receipts and credit notes. What each says follows from the order and its
 * refund, which never change; who sells is kept with it.
 */
export const order_invoices = pgTable(
	'order_invoices',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		order_id: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
		year: integer('year').notNull(),
		sequence: integer('sequence').notNull(),
		number: text('number').notNull().unique(),
		/** Day in Rome. */
		issued_on: text('issued_on').notNull(),
		issued_at: instant('issued_at').notNull(),
		total_amount: integer('total_amount').notNull(),
		currency: text('currency').notNull(),
		/** What went back, of a credit note; of a debit note what came back of that. */
		refund_id: uuid('refund_id').references(() => order_refunds.id, { onDelete: 'cascade' }),
		/** How many files were named before that of this one; null of a receipt, which is not sent. */
		file: integer('file').unique(),
		supplier: jsonb('supplier').$type<Supplier>().notNull(),
	},
	(table) => [
		uniqueIndex('order_invoices_in_turn').on(table.kind, table.year, table.sequence),
		uniqueIndex('order_invoices_once_for').on(table.refund_id, table.kind),
		index('order_invoices_of').on(table.order_id),
		index('order_invoices_by_day').on(table.issued_on),
	],
);

/** How many there have been: of each register in a year (in Rome), and of files at all. */
export const order_invoice_counters = pgTable(
	'order_invoice_counters',
	{
		series: text('series').notNull(),
		year: integer('year').notNull(),
		next: integer('next').notNull(),
	},
	(table) => [primaryKey({ columns: [table.series, table.year] })],
);
