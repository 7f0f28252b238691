import { pgTable } from 'drizzle-orm/pg-core';
import { accountHolder, sessionTables } from './session-tables.ts';

/** Customers, apart from staff: a way into the shop is none to the desk. */
export const customer_users = pgTable('customer_users', accountHolder());

export const {
	sessions: customer_sessions,
	accounts: customer_accounts,
	verifications: customer_verifications,
} = sessionTables('customer_', () => customer_users.id);
