import { eq, or, inArray } from 'drizzle-orm';
import { customer_users } from '#server/identity/tables-customers.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { customer_links } from './tables.ts';

/**
 * Deletes an account with all that belongs to it: profile, addresses, sessions, links, and the
 * records of other capabilities that refer to it. Returns how many accounts and links were deleted.
 */
export async function eraseCustomer(
	tx: Tx,
	email: string,
): Promise<{ customers: number; customer_links: number }> {
	const { id } = customer_users;
	const own = tx.select({ id }).from(customer_users).where(eq(customer_users.email, email));
	const links = await tx
		.delete(customer_links)
		.where(or(eq(customer_links.email, email), inArray(customer_links.customer_id, own)))
		.returning({ digest: customer_links.digest });
	const gone = await tx
		.delete(customer_users)
		.where(eq(customer_users.email, email))
		.returning({ id });
	return { customers: gone.length, customer_links: links.length };
}
