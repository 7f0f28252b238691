import { eq, lt, sql } from 'drizzle-orm';
import { INTENT_DAYS } from '#contract/cart/endpoints.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { cart_intents } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores an idempotency key; false if it was handled before. */
export async function takeIntent(tx: Tx, cartId: string, id: string, now: Date): Promise<boolean> {
	const taken = await tx
		.insert(cart_intents)
		.values({ cart_id: cartId, intent_id: id, at: now })
		.onConflictDoNothing()
		.returning({ id: cart_intents.intent_id });
	return taken.length > 0;
}

/** Copies the idempotency keys of a cart to the one that replaces it. */
export async function copyIdempotencyKeys(tx: Tx, formerId: string, cartId: string): Promise<void> {
	const { intent_id, at } = cart_intents;
	await tx
		.insert(cart_intents)
		.select(
			tx
				.select({ cart_id: sql`${cartId}::uuid`.as('cart_id'), intent_id, at })
				.from(cart_intents)
				.where(eq(cart_intents.cart_id, formerId)),
		)
		.onConflictDoNothing();
}

/** Deletes keys that no device can send again, with a day to spare for its clock. */
export async function forgetIntents(db: Db, now: Date): Promise<void> {
	const before = new Date(now.getTime() - (INTENT_DAYS + 1) * DAY_MS);
	await db.delete(cart_intents).where(lt(cart_intents.at, before));
}
