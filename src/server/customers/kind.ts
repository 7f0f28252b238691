import { count, desc, eq } from 'drizzle-orm';
import { customerResource } from '#contract/customers/desk.ts';
import { deskKind } from '#server/desk/ports.ts';
import { customer_sessions, customer_users } from '#server/identity/tables-customers.ts';
import { sql } from 'drizzle-orm';
import { addressLines } from './addresses/address-rules.ts';
import { customer_addresses, customers } from './tables.ts';

/** Columns of the account, which is stored beside the profile. */
const ofUser = (column: 'email' | 'name') =>
	sql`(select u.${sql.identifier(column)} from ${customer_users} u where u.id = ${customers}.id)`;

export const customerKind = deskKind(customerResource, {
	table: customers,
	columns: {
		id: customers.id,
		email: ofUser('email'),
		name: ofUser('name'),
		phone: customers.phone,
		language: customers.language,
		country: customers.country,
		created_at: customers.created_at,
	},
	async parts(db, id) {
		const addresses = await db
			.select()
			.from(customer_addresses)
			.where(eq(customer_addresses.customer_id, id))
			.orderBy(customer_addresses.kind, desc(customer_addresses.is_default));
		const [sessions] = await db
			.select({ total: count() })
			.from(customer_sessions)
			.where(eq(customer_sessions.userId, id));
		return {
			customer_addresses: addresses.map((row) => ({
				kind: row.kind,
				is_default: row.is_default,
				address: addressLines(row).join(', '),
			})),
			session_count: sessions?.total ?? 0,
		};
	},
});
