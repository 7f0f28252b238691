import { and, desc, eq, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toDigest } from '#server/platform/link-secrets.ts';
import { copyIdempotencyKeys } from './intents.ts';
import { cart_lines, carts } from './tables.ts';

export type CartRow = typeof carts.$inferSelect;

/** Days for which a guest's and a customer's cart live after the last visit. */
export const GUEST_CART_DAYS = 30;
const CUSTOMER_CART_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A visit extends a cart at most once a day, so that not every read writes. */
const SLIDE_MS = DAY_MS;

/** Owner of a cart: a customer on any device, or a device. */
export type Owner = { customerId: string } | { secret: string };

const isOwnedBy = (owner: Owner) =>
	'customerId' in owner
		? eq(carts.customer_id, owner.customerId)
		: eq(carts.secret_digest, toDigest(owner.secret));

export function toEnd({ customer_id }: Pick<CartRow, 'customer_id'>, now: Date): Date {
	const days = customer_id === null ? GUEST_CART_DAYS : CUSTOMER_CART_DAYS;
	return new Date(now.getTime() + days * DAY_MS);
}

/** Locks the open cart, else the last ordered one that no other has followed yet. */
async function findLock(tx: Tx, owner: Owner): Promise<CartRow | undefined> {
	const [found] = await tx
		.select()
		.from(carts)
		.where(isOwnedBy(owner))
		.orderBy(desc(eq(carts.state, 'open')), desc(carts.updated_at))
		.limit(1)
		.for('update');
	return found;
}

export interface HeldCart {
	cart: CartRow;
	/** Id of the cart that this one replaced. */
	formerId: string | null;
}

/**
 * Locks an owner's open cart until the transaction ends; null where there is none. An expired or
 * ordered cart is renewed: a concurrent call waits and finds the new one.
 */
export async function lockCart(tx: Tx, owner: Owner, now: Date): Promise<HeldCart | null> {
	// A call that waited for a renewal finds its row without owner; a second query finds the new.
	const found = (await findLock(tx, owner)) ?? (await findLock(tx, owner));
	if (!found) return null;
	if (found.state === 'open' && found.expires_at > now) {
		return { cart: await slide(tx, found, now), formerId: null };
	}
	return { cart: await renew(tx, found, now), formerId: found.id };
}

/** Condition for a customer's earlier ordered carts; a guest has none. */
const isOrderedBy = (customerId: string | null) =>
	customerId === null
		? undefined
		: and(eq(carts.customer_id, customerId), eq(carts.state, 'ordered'));

async function slide(tx: Tx, cart: CartRow, now: Date): Promise<CartRow> {
	const expires_at = toEnd(cart, now);
	if (expires_at.getTime() - cart.expires_at.getTime() < SLIDE_MS) return cart;
	await tx.update(carts).set({ expires_at }).where(eq(carts.id, cart.id));
	return { ...cart, expires_at };
}

/**
 * Replaces a cart under the same secret or customer. The contents of an expired cart move along.
 * The contents of an ordered one are in the order, except for the lines of `apart`, which move
 * along.
 */
async function renew(tx: Tx, former: CartRow, now: Date, apart?: SQL): Promise<CartRow> {
	const { secret_digest, customer_id, country } = former;
	const isOrdered = former.state === 'ordered';
	const leaves = { secret_digest: null, customer_id: null };
	await tx.update(carts).set(leaves).where(eq(carts.id, former.id));
	const kept = isOrdered ? {} : { code: former.code, gift_note: former.gift_note };
	const cart = await makeCart(tx, {
		secret_digest,
		customer_id,
		country,
		...kept,
		version: former.version + 1,
		notices: [isOrdered ? 'ordered' : 'renewed'],
		created_at: now,
		updated_at: now,
		expires_at: toEnd(former, now),
	});
	if (!isOrdered || apart) {
		const coming = and(eq(cart_lines.cart_id, former.id), apart);
		await tx.update(cart_lines).set({ cart_id: cart.id }).where(coming);
	}
	await copyIdempotencyKeys(tx, former.id, cart.id);
	await tx.delete(carts).where(or(eq(carts.id, former.id), isOrderedBy(customer_id)));
	return cart;
}

/**
 * Closes a cart of which only some articles were ordered, and begins the next one at once with the
 * rest. At the next visit, ordered lines could not be distinguished from the others any more.
 */
export async function closeOrderedLines(
	tx: Tx,
	cart: CartRow,
	ordered: readonly string[],
	now: Date,
): Promise<void> {
	const apart = notInArray(cart_lines.variant_id, [...ordered]);
	await renew(tx, { ...cart, state: 'ordered' }, now, apart);
}

async function makeCart(tx: Tx, values: typeof carts.$inferInsert): Promise<CartRow> {
	const [made] = await tx.insert(carts).values(values).returning();
	if (!made) throw new Error('the cart was not stored');
	return made;
}

/** Makes an empty cart; a customer with a cart made meanwhile gets that one. */
export async function openCart(tx: Tx, owner: Owner, country: string, now: Date): Promise<CartRow> {
	const times = { country, created_at: now, updated_at: now };
	if ('secret' in owner) {
		return makeCart(tx, {
			...times,
			secret_digest: toDigest(owner.secret),
			expires_at: toEnd({ customer_id: null }, now),
		});
	}
	const { customerId: customer_id } = owner;
	await tx
		.insert(carts)
		.values({ ...times, customer_id, expires_at: toEnd({ customer_id }, now) })
		.onConflictDoNothing();
	const held = await lockCart(tx, owner, now);
	if (!held) throw new Error('the cart was not stored');
	return held.cart;
}

/** Stores the changes of an effect to the cart itself, and raises its version. */
export async function raiseVersion(
	tx: Tx,
	cart: CartRow,
	change: Partial<Pick<CartRow, 'country' | 'code' | 'gift_note' | 'notices'>>,
	now: Date,
): Promise<CartRow> {
	const [raised] = await tx
		.update(carts)
		.set({
			...change,
			version: sql`${carts.version} + 1`,
			updated_at: now,
			expires_at: toEnd(cart, now),
		})
		.where(eq(carts.id, cart.id))
		.returning();
	if (!raised) throw new Error('the locked cart is missing');
	return raised;
}

export function toLines(db: Db | Tx, cartId: string) {
	return db
		.select()
		.from(cart_lines)
		.where(eq(cart_lines.cart_id, cartId))
		.orderBy(cart_lines.added_at, cart_lines.variant_id);
}
export type LineRow = Awaited<ReturnType<typeof toLines>>[number];
