import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PAYMENT_PROVIDERS } from '#contract/payments/payments.ts';
import { instant, madeAt } from '#server/platform/db/columns.ts';
import type { PaymentRequest } from './provider.ts';

/** What providers have told, by their own names for it: told again it has no second effect. */
export const payment_events = pgTable(
	'payment_events',
	{
		provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
		event_id: text('event_id').notNull(),
		about: text('about').notNull(),
		created_at: madeAt(),
		/** Null while nobody has acted on it. */
		done_at: instant('done_at'),
	},
	(table) => [primaryKey({ columns: [table.provider, table.event_id] })],
);

export const TEST_PAYMENT_STATES = ['open', 'pending', 'paid', 'failed', 'expired'] as const;

/** The books of the provider that moves no money. */
export const test_payments = pgTable('test_payments', {
	id: uuid('id').primaryKey().defaultRandom(),
	key: text('key').notNull().unique(),
	request: jsonb('request').$type<StoredRequest>().notNull(),
	status: text('status', { enum: TEST_PAYMENT_STATES }).notNull().default('open'),
	amount: integer('amount').notNull(),
	currency: text('currency').notNull(),
	created_at: madeAt(),
	expires_at: instant('expires_at').notNull(),
	/** When a payment that was put off is made. */
	due_at: instant('due_at'),
});

/** A request as it is kept: dates are text in JSON, and who pays is the order's to know. */
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
