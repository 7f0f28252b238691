import { eq, sql } from 'drizzle-orm';
import { customer_sessions, customer_users } from '#server/identity/tables-customers.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import type { PersonalData, RetentionRule } from '#server/privacy/ports.ts';
import { findByEmail } from './account.ts';
import { eraseCustomer } from './erase.ts';
import { customer_addresses, customer_links } from './tables.ts';

export const customerData: PersonalData = {
	async export(db, email) {
		const links = await db
			.select({
				kind: customer_links.kind,
				person: customer_links.person,
				created_at: customer_links.created_at,
				expires_at: customer_links.expires_at,
			})
			.from(customer_links)
			.where(eq(customer_links.email, email));
		const found = await findByEmail(db, email);
		if (!found) return { customer: null, customer_links: links };
		const { user, profile } = found;
		const addresses = await db
			.select()
			.from(customer_addresses)
			.where(eq(customer_addresses.customer_id, user.id));
		const sessions = await db
			.select({
				created_at: customer_sessions.createdAt,
				expires_at: customer_sessions.expiresAt,
				user_agent: customer_sessions.userAgent,
			})
			.from(customer_sessions)
			.where(eq(customer_sessions.userId, user.id));
		return {
			customer: { ...profile, email: user.email },
			customer_addresses: addresses.map(({ customer_id: _, ...address }) => address),
			customer_sessions: sessions,
			customer_links: links,
		};
	},

	erase: (tx, { email }) => eraseCustomer(tx, email),

	addressesInUse: sql`select email from ${customer_users}`,
};

export const sessionRule: RetentionRule = ({ before }) => [
	sql`delete from customer_sessions where expires_at < ${toInstant(before)} returning 1`,
	sql`delete from customer_verifications where expires_at < ${toInstant(before)} returning 1`,
];

/** Deletes unused links, and with them the data of registrations that were never confirmed. */
export const linkRule: RetentionRule = ({ before }) => [
	sql`delete from customer_links where expires_at < ${toInstant(before)} returning 1`,
];
