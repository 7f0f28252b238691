import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Counters of the limits, by rule and subject, in windows of fixed length. */
export const rate_counters = pgTable(
	'rate_counters',
	{
		rule: text('rule').notNull(),
		subject: text('subject').notNull(),
		window_start: instant('window_start').notNull(),
		count: integer('count').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.rule, table.subject, table.window_start] }),
		index('rate_counters_by_age').on(table.window_start),
	],
);
