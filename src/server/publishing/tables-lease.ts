import { doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';

/** The one publisher that leads, by the clock of the database: one row, `site`. */
export const publisher_leases = pgTable('publisher_leases', {
	site: text('site').primaryKey(),
	holder: uuid('holder').notNull(),
	folder: uuid('folder').notNull(),
	/** Machine and folder, for people. */
	at: text('at').notNull(),
	hook_url: text('hook_url'),
	/** Milliseconds since 1970, or one more than before: also grows over a restored database. */
	fence: doublePrecision('fence').notNull(),
	taken_at: instant('taken_at').notNull(),
	expires_at: instant('expires_at').notNull(),
});
