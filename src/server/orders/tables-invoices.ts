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
 * Registers of invoices, receipts, credit and debit notes. An entry's content follows from the
 * order and its refund, which never change; the seller is stored with it.
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
		/** Refund of a credit note; for a debit note, the refund that a bank sent back. */
		refund_id: uuid('refund_id').references(() => order_refunds.id, { onDelete: 'cascade' }),
		/** Number of files before the one of this entry; null for a receipt, which is not sent. */
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

/** Counters: of each register by year (in Rome), and of files over all years. */
export const order_invoice_counters = pgTable(
	'order_invoice_counters',
	{
		series: text('series').notNull(),
		year: integer('year').notNull(),
		next: integer('next').notNull(),
	},
	(table) => [primaryKey({ columns: [table.series, table.year] })],
);
