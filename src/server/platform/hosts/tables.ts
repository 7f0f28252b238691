import { boolean, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Processes of the shop that have reported themselves to the database, by its clock. */
export const running_hosts = pgTable('running_hosts', {
	id: uuid('id').primaryKey(),
	role: text('role', { enum: ['host', 'worker'] }).notNull(),
	/** True if it runs jobs; a worker does, a host may. */
	is_working: boolean('is_working').notNull(),
	/** Machine and process, for people. */
	at: text('at').notNull(),
	/** Digests of the secrets that sign messages to the publisher. */
	secrets: text('secrets').array().notNull(),
	/** Clock of the process less that of the database, ms. */
	clock_apart_ms: doublePrecision('clock_apart_ms').notNull(),
	started_at: instant('started_at').notNull(),
	seen_at: instant('seen_at').notNull(),
});
