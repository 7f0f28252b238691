import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Days for which each kind of record is kept; staff sets them. */
export const retention_rules = pgTable('retention_rules', {
	kind: text('kind').primaryKey(),
	days: integer('days').notNull(),
	is_enabled: boolean('is_enabled').notNull().default(true),
});
