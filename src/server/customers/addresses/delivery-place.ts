import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { customers } from '../tables.ts';

/** True if a customer’s parcels go to the billing address, by the account’s settings. */
export async function shipsToBilling(db: Db | Tx, id: string): Promise<boolean> {
	const { ships_to_billing } = customers;
	const [row] = await db.select({ ships_to_billing }).from(customers).where(eq(customers.id, id));
	return row?.ships_to_billing ?? true;
}
