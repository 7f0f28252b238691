import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { linesOf } from './store.ts';
import { carts } from './tables.ts';

/** A sign-in brings the device's cart along; a sign-out leaves none behind. */
export { forgetCart, mergeGuestCart, type SignIn } from './merge.ts';

/** Carts of a customer with their lines: for the desk and for an export. */
export async function cartsOf(db: Db, customerId: string) {
	const found = await db.select().from(carts).where(eq(carts.customer_id, customerId));
	return Promise.all(
		found.map(async ({ secret_digest: _, ...cart }) => ({
			...cart,
			lines: await linesOf(db, cart.id),
		})),
	);
}

/** Takes the carts of a customer away; how many there were. */
export async function eraseCartsOf(tx: Tx, customerId: string): Promise<number> {
	const gone = await tx
		.delete(carts)
		.where(eq(carts.customer_id, customerId))
		.returning({ id: carts.id });
	return gone.length;
}
