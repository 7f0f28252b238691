import { dayInRome } from '#domain/time/days.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { marketOfCode } from '#server/prices/ports.ts';
import { storeAcknowledgedPrices } from './effects.ts';
import { raiseVersion, type CartRow } from './store.ts';

/** Moves a locked cart to another country and its prices; an unknown country changes nothing. */
export async function moveCart(
	tx: Tx,
	cart: CartRow,
	country: string,
	now: Date,
): Promise<CartRow> {
	if (country === cart.country) return cart;
	const market = await marketOfCode(tx, country, dayInRome(now));
	if (!market) return cart;
	await storeAcknowledgedPrices(tx, cart, market);
	return raiseVersion(tx, cart, { country }, now);
}
