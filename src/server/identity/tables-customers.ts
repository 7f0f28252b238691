import { pgTable } from 'drizzle-orm/pg-core';
import { accountHolder, sessionTables } from './session-tables.ts';

/** Customers, apart from staff: an account of the shop never opens the desk. */
export const customer_users = pgTable('customer_users', accountHolder());

export const {
	sessions: customer_sessions,
	accounts: customer_accounts,
	verifications: customer_verifications,
} = sessionTables('customer_', () => customer_users.id);
