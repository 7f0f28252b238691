import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that the host generated, such as the one that signs captchas. */
export const host_secrets = pgTable('host_secrets', {
	name: text('name').primaryKey(),
	value: text('value').notNull(),
});
