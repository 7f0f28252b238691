import { and, eq, sql } from 'drizzle-orm';
import { MAX_QUANTITY } from '#contract/cart/cart.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { dayInRome } from '#domain/time/days.ts';
import { countryOfCustomer, type OnSignIn, type OnSignOut } from '#server/customers/ports.ts';
import { findMarket } from '#server/prices/ports.ts';
import { findStock } from '#server/stock/ports.ts';
import { dropSecret, keepCount, secretIn } from './cookies.ts';
import { storeAcknowledgedPrices } from './effects.ts';
import { copyIdempotencyKeys } from './intents.ts';
import { moveCart } from './move.ts';
import { toEnd, lockCart, toLines, openCart, raiseVersion, type CartRow } from './store.ts';
import { cart_lines, carts } from './tables.ts';
import { countUnits } from './view.ts';

/**
 * Merges the device's cart into the customer's, with quantities added up to the stock, and removes
 * it from the device.
 */
export const mergeGuestCart: OnSignIn = async (tx, { customerId, request, siteUrl, now }) => {
	const secret = secretIn(request.get('cookie') ?? undefined, siteUrl);
	const merged = await merge(tx, secret, customerId, now);
	const cart = merged && (await comeHome(tx, merged, customerId, now));
	const quantity = cart ? await countUnits(tx, cart, now) : 0;
	return [dropSecret(siteUrl), keepCount(quantity, siteUrl)];
};

/** Removes the cart's cookies at sign-out; the next sign-in finds the customer's cart again. */
export const forgetCart: OnSignOut = (siteUrl) => [dropSecret(siteUrl), keepCount(0, siteUrl)];

/** Merges the carts and returns the customer's cart. */
async function merge(
	tx: Tx,
	secret: string | null,
	customerId: string,
	now: Date,
): Promise<CartRow | null> {
	const guest = secret === null ? null : await lockCart(tx, { secret }, now);
	const own = await lockCart(tx, { customerId }, now);
	if (guest && !own) {
		const adopted = await adopt(tx, guest.cart, customerId, now);
		if (adopted) return adopted;
	}
	if (!guest) return own?.cart ?? null;
	const cart = own?.cart ?? (await openCart(tx, { customerId }, guest.cart.country, now));
	return unite(tx, guest.cart, cart, now);
}

/** Moves the cart to the account's country, whose prices apply from the sign-in on. */
async function comeHome(tx: Tx, cart: CartRow, customerId: string, now: Date): Promise<CartRow> {
	const country = await countryOfCustomer(tx, customerId);
	return country === null ? cart : moveCart(tx, cart, country, now);
}

/** Gives the device's cart to the customer; undefined if the customer has just got another one. */
async function adopt(tx: Tx, guest: CartRow, customer_id: string, now: Date) {
	const [other] = await tx
		.select({ id: carts.id })
		.from(carts)
		.where(and(eq(carts.customer_id, customer_id), eq(carts.state, 'open')));
	if (other) return undefined;
	const [adopted] = await tx
		.update(carts)
		.set({
			customer_id,
			secret_digest: null,
			expires_at: toEnd({ customer_id }, now),
			version: sql`${carts.version} + 1`,
		})
		.where(eq(carts.id, guest.id))
		.returning();
	return adopted;
}

async function unite(tx: Tx, guest: CartRow, cart: CartRow, now: Date): Promise<CartRow> {
	const brought = await toLines(tx, guest.id);
	const there = new Map((await toLines(tx, cart.id)).map((line) => [line.variant_id, line]));
	const ids = brought.map(({ variant_id }) => variant_id);
	const stocks = await findStock(tx, ids);
	for (const { cart_id: _, ...line } of brought) {
		const available = stocks.get(line.variant_id)?.available ?? null;
		const asked = line.quantity + (there.get(line.variant_id)?.quantity ?? 0);
		const most = Math.min(MAX_QUANTITY, available === null || available === 0 ? asked : available);
		const pieces = {
			quantity: Math.min(asked, most),
			wanted_quantity: asked > most ? Math.min(asked, MAX_QUANTITY) : null,
		};
		await tx
			.insert(cart_lines)
			.values({ ...line, ...pieces, cart_id: cart.id })
			.onConflictDoUpdate({
				target: [cart_lines.cart_id, cart_lines.variant_id],
				set: pieces,
			});
	}
	// Amounts of two currencies cannot be compared, and the device's were of its own country.
	const market = await findMarket(tx, cart.country, dayInRome(now));
	if (market && guest.country !== cart.country)
		await storeAcknowledgedPrices(tx, cart, market, ids);
	const notices: CartRow['notices'] =
		brought.length > 0 ? [...new Set([...cart.notices, 'merged' as const])] : cart.notices;
	const change = {
		notices,
		code: cart.code ?? guest.code,
		gift_note: cart.gift_note || guest.gift_note,
	};
	const united = await raiseVersion(tx, cart, change, now);
	await copyIdempotencyKeys(tx, guest.id, cart.id);
	await tx.delete(carts).where(eq(carts.id, guest.id));
	return united;
}
