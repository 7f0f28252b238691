import { eq, sql } from 'drizzle-orm';
import { guestSession } from '#domain/order-terms.ts';
import {
	holdCart,
	moveCart,
	type CartRow,
	type FindGuestAddress,
	type Visitor,
} from '#server/cart/ports.ts';
import { findShop } from '#server/content/ports.ts';
import { order_rules, rulesIn, type OrderRules } from '#server/orders/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { destinationOf } from './given.ts';
import { checkouts } from './tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** The cart that is being ordered, held until the transaction ends, with what was given for it. */
export interface HeldCheckout {
	cart: CartRow;
	/** Null before the first step. */
	given: CheckoutRow | null;
	/** Whether what a guest had given was forgotten just now. */
	isOver: boolean;
	/** As this transaction sees them. */
	rules: OrderRules;
}

/** What was given for a cart, and how the shop takes money. */
async function givenFor(tx: Tx, cartId: string) {
	const [found] = await tx
		.select({ given: checkouts, rules: order_rules })
		.from(sql`(select 1) as once`)
		.leftJoin(checkouts, eq(checkouts.cart_id, cartId))
		.leftJoin(order_rules, sql`true`)
		.limit(1);
	return { row: found?.given ?? null, rules: rulesIn(found?.rules) };
}

/**
 * What a guest has given becomes the customer's who signed in by the same address. The sign-in has moved
 * the cart to the account's country; it goes back to that of the delivery, at whose prices it is ordered.
 */
async function claim(tx: Tx, cart: CartRow, row: CheckoutRow, now: Date) {
	const { pickup_store_id } = row;
	const store = pickup_store_id === null ? null : await findShop(tx, pickup_store_id);
	const country = store?.country ?? destinationOf(row)?.country ?? cart.country;
	return {
		cart: await moveCart(tx, cart, country, now),
		given: await give(tx, cart.id, { email: null }, now),
	};
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
	const { row, rules } = await givenFor(tx, cart.id);
	if (!row) return { cart, given: null, isOver: false, rules };
	// A customer's own has no address: that of the account holds.
	const isGuests = person === null || row.email !== null;
	const isOver = isGuests && guestSession(row.last_sign, now).state === 'over';
	const isOthers = person !== null && row.email !== null && row.email !== person;
	if (isOver || isOthers) {
		await forget(tx, cart.id);
		return { cart, given: null, isOver: isOver && person === null, rules };
	}
	if (person === null || row.email === null) return { cart, given: row, isOver, rules };
	return { ...(await claim(tx, cart, row, now)), isOver, rules };
}

/** The address that a guest has given for a cart; forgotten with all else half an hour after their last sign. */
export const findGuestAddress: FindGuestAddress = async (tx, cartId, now) => {
	const { email, last_sign } = checkouts;
	const isIts = eq(checkouts.cart_id, cartId);
	const [row] = await tx.select({ email, last_sign }).from(checkouts).where(isIts);
	return row && guestSession(row.last_sign, now).state !== 'over' ? row.email : null;
};

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

/** Forgets what was given; part of a statement, or one of its own. */
export const forget = (tx: Tx, cartId: string) =>
	tx.delete(checkouts).where(eq(checkouts.cart_id, cartId));
