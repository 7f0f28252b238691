import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { customers } from '../tables.ts';

/** Country of the shop that a customer has chosen for the account; null where there is none. */
export async function countryOfCustomer(db: Db | Tx, id: string): Promise<string | null> {
	const { country } = customers;
	const [row] = await db.select({ country }).from(customers).where(eq(customers.id, id));
	return row?.country ?? null;
}
