import {
	bigint,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from 'drizzle-orm/pg-core';
import { EVENT_NAMES } from '#contract/measurement/events.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import { instant, localeColumn, madeAt } from '#server/platform/db/columns.ts';

/** Search terms without hits, counted by day and language. There is no column for a person. */
export const search_misses = pgTable(
	'search_misses',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		day: date('day', { mode: 'string' }).notNull(),
		locale: localeColumn(),
		term: text('term').notNull(),
		count: integer('count').notNull(),
	},
	(table) => [unique('search_misses_by_day').on(table.day, table.locale, table.term)],
);

/** Events of consenting visitors, counted by day. There is no column for a person or an article. */
export const browsing_counts = pgTable(
	'browsing_counts',
	{
		day: date('day', { mode: 'string' }).notNull(),
		event: text('event', { enum: EVENT_NAMES }).notNull(),
		country: text('country').notNull(),
		/** Empty for events without an amount. */
		currency: text('currency').notNull(),
		count: integer('count').notNull(),
		/** Sum in the currency's minor unit, as browsers reported it. */
		amount: bigint('amount', { mode: 'number' }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.event, table.country, table.currency] })],
);

/** Wordings of the question about measurement, under their digest. */
export const consent_notices = pgTable('consent_notices', {
	version: text('version').primaryKey(),
	locale: localeColumn(),
	text: text('text').notNull(),
	created_at: madeAt(),
});

/** Receipts of consents: what, when and to which text. The cookie names one by its id. */
export const consent_receipts = pgTable(
	'consent_receipts',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		edition: text('edition').notNull(),
		locale: localeColumn(),
		text_version: text('text_version')
			.notNull()
			.references(() => consent_notices.version),
		/** Customer who was signed in; null for everybody else. */
		customer_id: text('customer_id').references(() => customer_users.id, { onDelete: 'set null' }),
		created_at: madeAt(),
		revoked_at: instant('revoked_at'),
	},
	(table) => [index('consent_receipts_of_customer').on(table.customer_id)],
);
