import { eq, sql } from 'drizzle-orm';
import { guestSession } from '#domain/orders/order-terms.ts';
import {
	lockCart,
	moveCart,
	type CartRow,
	type FindGuestAddress,
	type Visitor,
} from '#server/cart/ports.ts';
import { findShop } from '#server/content/ports.ts';
import { order_rules, rulesIn, type OrderRules } from '#server/orders/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { findDestination } from './checkout-data.ts';
import { checkouts } from './tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** The cart of a checkout, locked until the transaction ends, with its checkout data. */
export interface LockedCheckout {
	cart: CartRow;
	/** Null before the first step. */
	given: CheckoutRow | null;
	/** True if a guest's data was deleted just now. */
	isOver: boolean;
	/** Payment rules as this transaction sees them. */
	rules: OrderRules;
}

/** Reads a cart's checkout data and the payment rules. */
async function findCheckoutData(tx: Tx, cartId: string) {
	const [found] = await tx
		.select({ given: checkouts, rules: order_rules })
		.from(sql`(select 1) as once`)
		.leftJoin(checkouts, eq(checkouts.cart_id, cartId))
		.leftJoin(order_rules, sql`true`)
		.limit(1);
	return { row: found?.given ?? null, rules: rulesIn(found?.rules) };
}

/**
 * Gives a guest's data to the customer who signed in with the same e-mail. The sign-in has moved
 * the cart to the account's country; this moves it back to the country of delivery, whose prices
 * apply.
 */
async function claimGuestData(tx: Tx, cart: CartRow, row: CheckoutRow, now: Date) {
	const { pickup_store_id } = row;
	const store = pickup_store_id === null ? null : await findShop(tx, pickup_store_id);
	const country = store?.country ?? findDestination(row)?.country ?? cart.country;
	return {
		cart: await moveCart(tx, cart, country, now),
		given: await saveCheckoutData(tx, cart.id, { email: null }, now),
	};
}

/**
 * Locks the caller's cart and reads its checkout data. A guest's data is deleted half an hour after
 * the guest's last activity, and when a customer with another e-mail signs in on the device; the
 * cart stays. Null where there is no cart.
 */
export async function lockCheckout(
	tx: Tx,
	{ owner, person }: Visitor,
	now: Date,
): Promise<LockedCheckout | null> {
	const held = owner && (await lockCart(tx, owner, now));
	if (!held) return null;
	const { cart } = held;
	const { row, rules } = await findCheckoutData(tx, cart.id);
	if (!row) return { cart, given: null, isOver: false, rules };
	// A customer's data has no e-mail: the account's is used.
	const isGuests = person === null || row.email !== null;
	const isOver = isGuests && guestSession(row.last_sign, now).state === 'over';
	const isOthers = person !== null && row.email !== null && row.email !== person;
	if (isOver || isOthers) {
		await deleteCheckoutData(tx, cart.id);
		return { cart, given: null, isOver: isOver && person === null, rules };
	}
	if (person === null || row.email === null) return { cart, given: row, isOver, rules };
	return { ...(await claimGuestData(tx, cart, row, now)), isOver, rules };
}

/** Finds a guest's e-mail for a cart; null half an hour after the guest's last activity. */
export const findGuestAddress: FindGuestAddress = async (tx, cartId, now) => {
	const { email, last_sign } = checkouts;
	const isIts = eq(checkouts.cart_id, cartId);
	const [row] = await tx.select({ email, last_sign }).from(checkouts).where(isIts);
	return row && guestSession(row.last_sign, now).state !== 'over' ? row.email : null;
};

/** Stores a step's data and the time of this activity. */
export async function saveCheckoutData(
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
	if (!row) throw new Error('the checkout was not stored');
	return row;
}

/** Deletes checkout data; part of a statement, or a statement of its own. */
export const deleteCheckoutData = (tx: Tx, cartId: string) =>
	tx.delete(checkouts).where(eq(checkouts.cart_id, cartId));
