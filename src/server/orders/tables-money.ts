import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { PAYMENT_STATUSES, REFUND_REASONS, REFUND_STATUSES } from '#contract/orders/states.ts';
import { PAYMENT_PROVIDERS } from '#contract/payments/payments.ts';
import type { Refund } from '#domain/orders/refunds.ts';
import { instant, madeAt } from '#server/platform/db/columns.ts';
import { orders } from './tables.ts';

const orderId = () =>
	uuid('order_id')
		.notNull()
		.references(() => orders.id, { onDelete: 'cascade' });

/** Payment attempts. The key is stored before it is sent: sent twice, it is one payment. */
export const order_payments = pgTable(
	'order_payments',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		order_id: orderId(),
		attempt: integer('attempt').notNull(),
		provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
		status: text('status', { enum: PAYMENT_STATUSES }).notNull().default('open'),
		key: text('key').notNull().unique(),
		/** Provider's references of the attempt and of its money; null until they are known. */
		ref: text('ref'),
		money_ref: text('money_ref'),
		url: text('url'),
		amount: integer('amount').notNull(),
		currency: text('currency').notNull(),
		/** Sum that came, which may be another than the one due; null while it is unknown. */
		came_amount: integer('came_amount'),
		came_currency: text('came_currency'),
		created_at: madeAt(),
		/** Expiry time, confirmed with the provider first. */
		expires_at: instant('expires_at').notNull(),
		looked_at: instant('looked_at'),
		/** Time of its end on purpose: the buyer pays otherwise or not at all. Null once done. */
		closing_at: instant('closing_at'),
		/** Set while a bank disputes it, or once that is lost: nothing is shipped or refunded. */
		dispute: text('dispute'),
		dispute_due: instant('dispute_due'),
	},
	(table) => [
		uniqueIndex('order_payments_attempt').on(table.order_id, table.attempt),
		uniqueIndex('order_payments_by_ref').on(table.provider, table.ref),
		uniqueIndex('order_payments_by_money').on(table.provider, table.money_ref),
		index('order_payments_open')
			.on(table.expires_at)
			.where(sql`${table.status} in ('open', 'pending')`),
		index('order_payments_closing')
			.on(table.closing_at)
			.where(sql`${table.closing_at} is not null`),
	],
);

/** Refunds. A surplus is not the order's own money and in no total. */
export const order_refunds = pgTable(
	'order_refunds',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		order_id: orderId(),
		payment_id: uuid('payment_id')
			.notNull()
			.references(() => order_payments.id, { onDelete: 'cascade' }),
		key: text('key').notNull().unique(),
		ref: text('ref'),
		reason: text('reason', { enum: REFUND_REASONS }).notNull(),
		status: text('status', { enum: REFUND_STATUSES }).notNull().default('pending'),
		amount: integer('amount').notNull(),
		currency: text('currency').notNull(),
		/** Amounts by line and rate; null for a surplus and where they are unknown. */
		counted: jsonb('counted').$type<Refund>(),
		/** The return or withdrawal that it is for. */
		cause_id: uuid('cause_id'),
		/** Failed refund that this one repeats. */
		instead_of: uuid('instead_of').unique(),
		created_at: madeAt(),
		/** Time at which it was last sent to its provider, or asked about there. */
		sent_at: instant('sent_at'),
		settled_at: instant('settled_at'),
		/** Time at which a bank sent it back after it had been issued. */
		came_back_at: instant('came_back_at'),
		/** True if it was made in the provider’s dashboard and staff has to check its purpose. */
		needs_check: boolean('needs_check').notNull().default(false),
		/** Time at which it was reported to analytics. */
		told_at: instant('told_at'),
		last_error: text('last_error'),
	},
	(table) => [
		index('order_refunds_of').on(table.order_id),
		index('order_refunds_to_check')
			.on(table.order_id)
			.where(sql`${table.needs_check}`),
		index('order_refunds_pending')
			.on(table.created_at)
			.where(sql`${table.status} = 'pending'`),
		uniqueIndex('order_refunds_once_for').on(table.cause_id),
		check('order_refund_of_something', sql`${table.amount} > 0`),
	],
);

/** Accounts for refunds by transfer, typed by the buyer or, at the desk, for the buyer. */
export const order_refund_accounts = pgTable('order_refund_accounts', {
	order_id: orderId().primaryKey(),
	iban: text('iban').notNull(),
	given_at: instant('given_at').notNull(),
});
