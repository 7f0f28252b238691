import { and, eq } from 'drizzle-orm';
import { MAX_LINES, MAX_QUANTITY } from '#contract/cart/cart.ts';
import type { Market } from '#contract/prices/markets.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { marketOfCode, listPrices } from '#server/prices/ports.ts';
import { findStock } from '#server/stock/ports.ts';
import { articleFor } from './contents.ts';
import { toLines, type CartRow } from './store.ts';
import { cart_lines } from './tables.ts';
import type { Articles } from './view.ts';

/** Everything that an effect may read. */
export interface Scene {
	tx: Tx;
	cart: CartRow;
	market: Market;
	articles: Articles;
	now: Date;
	/** The day in Rome. */
	today: string;
}

/** Changes to the cart itself, beside its lines. */
export type CartChange = Partial<Pick<CartRow, 'country' | 'code' | 'gift_note' | 'notices'>>;
/** Reason for a refusal: a field of the request and its error. */
export interface Refused {
	path: string;
	code: string;
}
export type Effect = (scene: Scene) => Promise<CartChange | { refused: Refused }>;

const refuse = (path: string, code: string) => ({ refused: { path, code } });

const isLine = ({ id }: CartRow, variantId: string) =>
	and(eq(cart_lines.cart_id, id), eq(cart_lines.variant_id, variantId));

/** Available part of a quantity, and the wanted quantity where that is more. */
function capQuantity(asked: number, available: number | null) {
	const most = Math.min(MAX_QUANTITY, available ?? MAX_QUANTITY);
	return {
		quantity: Math.min(asked, most),
		wanted_quantity: asked > most ? Math.min(asked, MAX_QUANTITY) : null,
	};
}

/** Adds units to a line. An article that is not available at all is refused; the cart stays. */
export const addLine =
	(variantId: string, quantity: number): Effect =>
	async ({ tx, cart, market, articles, now }) => {
		const isSold = articles.get(variantId)?.is_sold ?? false;
		const found = isSold ? await articleFor(tx, cart, market, variantId) : null;
		if (!found) return refuse('variant_id', 'unknown_variant');
		const { line, price, lines, stock } = found;
		if (!price) return refuse('variant_id', 'not_sold_here');
		const { available } = stock;
		if (available === 0) return refuse('variant_id', 'out_of_stock');
		if (!line && lines >= MAX_LINES) return refuse('variant_id', 'too_many_lines');
		const pieces = capQuantity((line?.quantity ?? 0) + quantity, available);
		if (line) {
			await tx.update(cart_lines).set(pieces).where(isLine(cart, variantId));
			return {};
		}
		await tx.insert(cart_lines).values({
			cart_id: cart.id,
			variant_id: variantId,
			...pieces,
			seen_amount: price.amount,
			seen_currency: market.currency,
			added_at: now,
		});
		return {};
	};

/**
 * Sets the quantity of a line. A line that was removed comes back: undo needs it, and of two tabs
 * the last edit wins.
 */
export const setQuantity =
	(variantId: string, quantity: number): Effect =>
	async ({ tx, cart, market, articles, now }) => {
		const found = await articleFor(tx, cart, market, variantId);
		if (!found) return refuse('variant', 'unknown_variant');
		const { line, price, lines } = found;
		const seen = price
			? { seen_amount: price.amount, seen_currency: market.currency }
			: line && { seen_amount: line.seen_amount, seen_currency: line.seen_currency };
		if (!line && !articles.get(variantId)?.is_sold) return refuse('variant', 'unknown_variant');
		if (!seen) return refuse('variant', 'not_sold_here');
		if (!line && lines >= MAX_LINES) return refuse('variant', 'too_many_lines');
		const { available } = found.stock;
		// An unavailable article keeps its quantity for the day on which it is available again.
		const pieces = capQuantity(quantity, available === 0 ? null : available);
		await tx
			.insert(cart_lines)
			.values({ cart_id: cart.id, variant_id: variantId, ...pieces, ...seen, added_at: now })
			.onConflictDoUpdate({
				target: [cart_lines.cart_id, cart_lines.variant_id],
				set: { ...pieces, ...seen },
			});
		return {};
	};

export const removeLine =
	(variantId: string): Effect =>
	async ({ tx, cart }) => {
		await tx.delete(cart_lines).where(isLine(cart, variantId));
		return {};
	};

/** Moves every line to the prices of another country, which are not reported as price changes. */
export const moveToCountry =
	(country: string): Effect =>
	async ({ tx, cart, today }) => {
		const market = await marketOfCode(tx, country, today);
		if (!market) return refuse('country', 'unknown_country');
		await storeAcknowledgedPrices(tx, cart, market);
		return { country };
	};

/** Marks all notices as read: accepts current prices and available quantities. */
export const acknowledgeChanges: Effect = async ({ tx, cart, market }) => {
	await storeAcknowledgedPrices(tx, cart, market);
	const lines = await toLines(tx, cart.id);
	const stocks = await findStock(
		tx,
		lines.map(({ variant_id }) => variant_id),
	);
	for (const { variant_id, quantity, wanted_quantity } of lines) {
		const available = stocks.get(variant_id)?.available ?? null;
		const isShort = available !== null && available > 0 && available < quantity;
		if (!isShort && wanted_quantity === null) continue;
		await tx
			.update(cart_lines)
			.set({ quantity: isShort ? available : quantity, wanted_quantity: null })
			.where(isLine(cart, variant_id));
	}
	return { notices: [] };
};

/** Stores the prices of a market as seen, for all lines or for some. */
export async function storeAcknowledgedPrices(
	tx: Tx,
	cart: CartRow,
	market: Market,
	ids: readonly string[] | null = null,
): Promise<void> {
	const all = await toLines(tx, cart.id);
	const lines = ids ? all.filter(({ variant_id }) => ids.includes(variant_id)) : all;
	const prices = await listPrices(
		tx,
		market,
		lines.map(({ variant_id }) => variant_id),
	);
	for (const { variant_id, seen_amount, seen_currency } of lines) {
		const price = prices.get(variant_id);
		if (!price) continue;
		if (price.amount === seen_amount && market.currency === seen_currency) continue;
		await tx
			.update(cart_lines)
			.set({ seen_amount: price.amount, seen_currency: market.currency })
			.where(isLine(cart, variant_id));
	}
}
