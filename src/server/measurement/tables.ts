import { date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { localeColumn } from '#server/platform/db/columns.ts';

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
