import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';
import { accountHolder, sessionTables } from './session-tables.ts';

/** Staff. Customers have tables of their own. */
export const users = pgTable('users', {
	...accountHolder(),
	/** Role at the desk; null for former staff. */
	role: text('role'),
});

export const { sessions, accounts, verifications } = sessionTables('', () => users.id);

/** Audit log of staff: person, action, record and changes. Rows are added, never changed. */
export const audit_log = pgTable(
	'audit_log',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		staff_email: text('staff_email').notNull(),
		action: text('action').notNull(),
		resource: text('resource').notNull(),
		record_id: text('record_id').notNull(),
		/** Column to its value before and after; personal data is named, not repeated. */
		changes: jsonb('changes').$type<Record<string, { from: unknown; to: unknown }>>().notNull(),
		created_at: instant('created_at').notNull().defaultNow(),
	},
	(table) => [index('audit_log_by_time').on(table.created_at)],
);
