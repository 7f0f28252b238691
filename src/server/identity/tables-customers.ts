import { pgTable } from 'drizzle-orm/pg-core';
import { accountHolder, sessionTables } from './session-tables.ts';

/**
 * Customers, apart from staff: a way into the shop is none to the desk. No migration makes these
 * tables yet; the file becomes one of `tables*.ts` with the shop's first account.
 */
const customers = pgTable('customer_users', accountHolder);
export const CUSTOMER_TABLES = {
	users: customers,
	...sessionTables('customer_', () => customers.id),
};
