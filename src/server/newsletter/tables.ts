import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { SUBSCRIBER_STATES } from '#contract/newsletter/desk.ts';
import { instant } from '#server/platform/db/columns.ts';

export const subscribers = pgTable('subscribers', {
	id: uuid('id').primaryKey().defaultRandom(),
	email: text('email').notNull().unique(),
	first_name: text('first_name').notNull().default(''),
	country: text('country').notNull().default(''),
	language: text('language').notNull(),
	state: text('state', { enum: SUBSCRIBER_STATES }).notNull(),
	/** Random part of the confirmation's secret, the same for every mail of one request. */
	confirm_seed: text('confirm_seed'),
	/** SHA-256 of the secrets in the mails. */
	confirm_digest: text('confirm_digest').unique(),
	unsubscribe_digest: text('unsubscribe_digest').notNull().unique(),
	asked_at: instant('asked_at').notNull(),
	confirmed_at: instant('confirmed_at'),
	unsubscribed_at: instant('unsubscribed_at'),
});
