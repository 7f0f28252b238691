import type { PickupStore } from '#contract/checkout/checkout.ts';
import type { Articles, CartRow } from '#server/cart/ports.ts';
import { toLines } from '#server/cart/ports.ts';
import { findShop, findShops, type Shop } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';

const toPickup = ({ email: _, ranges: __, ...shop }: Shop): PickupStore => shop;

/** Product ranges of a cart's articles. */
async function listRanges(db: Db | Tx, cart: CartRow, articles: Articles): Promise<string[]> {
	const lines = await toLines(db, cart.id);
	const ranges = lines.flatMap(({ variant_id }) => articles.get(variant_id)?.product.range ?? []);
	return [...new Set(ranges)];
}

const carries = ({ ranges }: Shop, asked: readonly string[]) =>
	asked.every((range) => ranges.includes(range));

/** Dealers that carry all ranges of a cart: only they may hand it over. */
export async function pickupStores(
	db: Db | Tx,
	cart: CartRow,
	articles: Articles,
): Promise<PickupStore[]> {
	const asked = await listRanges(db, cart, articles);
	return (await findShops(db)).filter((shop) => carries(shop, asked)).map(toPickup);
}

/** One of these dealers; null if it has closed or no longer carries a range of the cart. */
export async function pickupStore(
	db: Db | Tx,
	id: string | null,
	cart: CartRow,
	articles: Articles,
): Promise<PickupStore | null> {
	const shop = id === null ? null : await findShop(db, id);
	if (!shop) return null;
	return carries(shop, await listRanges(db, cart, articles)) ? toPickup(shop) : null;
}
