import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { OrderAddress } from '#contract/orders/parts.ts';
import { RETURN_STATUSES } from '#contract/orders/states.ts';
import { RETURN_CONDITIONS, RETURN_REASONS, RETURN_WAYS } from '#contract/returns/returns.ts';
import { instant, toRow } from '#server/platform/db/columns.ts';

/** Returns. The units that they claim are in `order_claims`, which belongs to orders. */
export const order_returns = pgTable(
	'order_returns',
	{
		id: uuid('id').primaryKey(),
		order_id: uuid('order_id')
			.notNull()
			.references(() => toRow('orders'), { onDelete: 'cascade' }),
		/** The order's number and the count of its returns, `26-483-0275-R1`. */
		reference: text('reference').notNull().unique(),
		/** Idempotency key of the submission, and SHA-256 of the body that was sent with it. */
		key: uuid('key').notNull().unique(),
		key_digest: text('key_digest').notNull(),
		status: text('status', { enum: RETURN_STATUSES }).notNull().default('requested'),
		way: text('way', { enum: RETURN_WAYS }).notNull(),
		pickup: jsonb('pickup').$type<OrderAddress>(),
		carrier: text('carrier').notNull().default(''),
		tracking_number: text('tracking_number').notNull().default(''),
		refusal: text('refusal').notNull().default(''),
		/** Amounts as shown before sending; once refunded, as refunded. */
		goods_amount: integer('goods_amount').notNull(),
		shipping_amount: integer('shipping_amount').notNull(),
		requested_at: instant('requested_at').notNull(),
		authorised_at: instant('authorised_at'),
		sent_at: instant('sent_at'),
		received_at: instant('received_at'),
		refunded_at: instant('refunded_at'),
		refused_at: instant('refused_at'),
	},
	(table) => [
		index('order_returns_of').on(table.order_id),
		index('order_returns_by_time').on(table.requested_at),
		check(
			'order_return_amounts_not_negative',
			sql`${table.goods_amount} >= 0 and ${table.shipping_amount} >= 0`,
		),
	],
);

export const order_return_lines = pgTable(
	'order_return_lines',
	{
		return_id: uuid('return_id')
			.notNull()
			.references(() => order_returns.id, { onDelete: 'cascade' }),
		/** Position within the order. */
		position: integer('position').notNull(),
		quantity: integer('quantity').notNull(),
		reason: text('reason', { enum: RETURN_REASONS }).notNull(),
		condition: text('condition', { enum: RETURN_CONDITIONS }).notNull(),
		note: text('note').notNull().default(''),
		received_quantity: integer('received_quantity'),
		received_condition: text('received_condition', { enum: RETURN_CONDITIONS }),
	},
	(table) => [
		primaryKey({ columns: [table.return_id, table.position] }),
		check('order_return_line_of_something', sql`${table.quantity} > 0`),
		check(
			'order_return_line_not_more_than_asked',
			sql`${table.received_quantity} between 0 and ${table.quantity}`,
		),
	],
);
