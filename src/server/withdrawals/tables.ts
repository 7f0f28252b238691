import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { WITHDRAWAL_STATUSES } from '#contract/orders/states.ts';
import { instant, localeColumn, toRow } from '#server/platform/db/columns.ts';

/** Statements of withdrawal: each confirmed one, in its words and with its time. */
export const withdrawals = pgTable(
	'withdrawals',
	{
		id: uuid('id').primaryKey(),
		reference: text('reference').notNull().unique(),
		/** Idempotency key of the second button, and SHA-256 of the body that was sent with it. */
		key: uuid('key').notNull().unique(),
		key_digest: text('key_digest').notNull(),
		status: text('status', { enum: WITHDRAWAL_STATUSES }).notNull(),
		/** Null where no order has that number and that address. */
		order_id: uuid('order_id').references(() => toRow('orders'), { onDelete: 'set null' }),
		name: text('name').notNull(),
		contract: text('contract').notNull(),
		/** Lower case; the address of the receipt. */
		email: text('email').notNull(),
		locale: localeColumn(),
		/** Time of the statement itself, even if it is proven later. */
		stated_at: instant('stated_at').notNull(),
		/** Last day of the right as of then; null before the full delivery and without an order. */
		withdraw_until: text('withdraw_until'),
		is_late: boolean('is_late').notNull().default(false),
		/** SHA-256 of the secret in the mail; null where nothing has to be proven. */
		proof_digest: text('proof_digest').unique(),
		proven_at: instant('proven_at'),
		accepted_at: instant('accepted_at'),
		refused_at: instant('refused_at'),
		refunded_at: instant('refunded_at'),
		refusal: text('refusal').notNull().default(''),
		carrier: text('carrier').notNull().default(''),
		tracking_number: text('tracking_number').notNull().default(''),
		/** Times at which the buyer showed that the goods were sent, and came back. */
		sent_at: instant('sent_at'),
		goods_at: instant('goods_at'),
	},
	(table) => [
		index('withdrawals_of').on(table.order_id),
		index('withdrawals_of_email').on(table.email),
		index('withdrawals_open')
			.on(table.stated_at)
			.where(sql`${table.status} in ('unproven', 'received', 'accepted')`),
	],
);
