import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PAYMENT_PROVIDERS } from '#contract/payments/payments.ts';
import { instant, madeAt } from '#server/platform/db/columns.ts';
import type { PaymentRequest } from './provider.ts';

/** Events of providers by their own ids: delivered again, an event has no second effect. */
export const payment_events = pgTable(
	'payment_events',
	{
		provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
		event_id: text('event_id').notNull(),
		about: text('about').notNull(),
		created_at: madeAt(),
		/** Null until it was handled. */
		done_at: instant('done_at'),
	},
	(table) => [primaryKey({ columns: [table.provider, table.event_id] })],
);

export const TEST_PAYMENT_STATES = ['open', 'pending', 'paid', 'failed', 'expired'] as const;

/** Payments of the test provider, which moves no money. */
export const test_payments = pgTable('test_payments', {
	id: uuid('id').primaryKey().defaultRandom(),
	key: text('key').notNull().unique(),
	request: jsonb('request').$type<StoredRequest>().notNull(),
	status: text('status', { enum: TEST_PAYMENT_STATES }).notNull().default('open'),
	amount: integer('amount').notNull(),
	currency: text('currency').notNull(),
	created_at: madeAt(),
	expires_at: instant('expires_at').notNull(),
	/** Time at which a delayed payment is made. */
	due_at: instant('due_at'),
});

/** A stored request: dates are text in JSON, and the buyer is in the order. */
export type StoredRequest = Omit<PaymentRequest, 'expires_at' | 'email'>;

export const test_refunds = pgTable('test_refunds', {
	id: uuid('id').primaryKey().defaultRandom(),
	key: text('key').notNull().unique(),
	payment_id: uuid('payment_id')
		.notNull()
		.references(() => test_payments.id, { onDelete: 'cascade' }),
	amount: integer('amount').notNull(),
	created_at: madeAt(),
});
