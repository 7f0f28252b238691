import { eq } from 'drizzle-orm';
import { guestSession } from '#domain/order-terms.ts';
import { holdCart, type CartRow, type Visitor } from '#server/cart/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { checkouts } from './tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** The cart that is being ordered, held until the transaction ends, with what was given for it. */
export interface HeldCheckout {
	cart: CartRow;
	/** Null before the first step. */
	given: CheckoutRow | null;
	/** Whether what a guest had given was forgotten just now. */
	isOver: boolean;
}

/**
 * Holds the cart of whoever calls and looks at what was given. What a guest has given is forgotten
 * half an hour after the last sign of them, and when somebody of another address signs in on the
 * device; the cart stays. Null where there is no cart.
 */
export async function holdCheckout(
	tx: Tx,
	{ owner, person }: Visitor,
	now: Date,
): Promise<HeldCheckout | null> {
	const held = owner && (await holdCart(tx, owner, now));
	if (!held) return null;
	const { cart } = held;
	const isIt = eq(checkouts.cart_id, cart.id);
	const [row] = await tx.select().from(checkouts).where(isIt);
	if (!row) return { cart, given: null, isOver: false };
	// A customer's own has no address: that of the account holds.
	const isGuests = person === null || row.email !== null;
	const isOver = isGuests && guestSession(row.last_sign, now).state === 'over';
	const isOthers = person !== null && row.email !== null && row.email !== person;
	if (isOver || isOthers) {
		await tx.delete(checkouts).where(isIt);
		return { cart, given: null, isOver: isOver && person === null };
	}
	if (person === null || row.email === null) return { cart, given: row, isOver };
	return { cart, given: await give(tx, cart.id, { email: null }, now), isOver };
}

/** Writes what a step has given, and that there was a sign. */
export async function give(
	tx: Tx,
	cart_id: string,
	change: Partial<Omit<CheckoutRow, 'cart_id' | 'last_sign'>>,
	now: Date,
): Promise<CheckoutRow> {
	const [row] = await tx
		.insert(checkouts)
		.values({ ...change, cart_id, last_sign: now })
		.onConflictDoUpdate({ target: checkouts.cart_id, set: { ...change, last_sign: now } })
		.returning();
	if (!row) throw new Error('nothing was kept of a checkout');
	return row;
}

export async function forget(tx: Tx, cartId: string): Promise<void> {
	await tx.delete(checkouts).where(eq(checkouts.cart_id, cartId));
}
