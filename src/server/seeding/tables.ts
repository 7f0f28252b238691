import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Fingerprint of the seed that the database was last filled with. */
export const seed_runs = pgTable('seed_runs', {
	id: text('id').primaryKey(),
	fingerprint: text('fingerprint').notNull(),
	seeded_at: timestamp('seeded_at', { withTimezone: true }).notNull().defaultNow(),
});
