import { and, eq, sql } from 'drizzle-orm';
import type { Market } from '#contract/prices/markets.ts';
import { prices, variants } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toAmount, type VariantAmount } from '#server/prices/ports.ts';
import { stockColumns, stockJoin, toStock } from '#server/stock/ports.ts';
import type { CartRow, LineRow } from './store.ts';
import { cart_lines } from './tables.ts';

/** A cart line with the price and the stock of its article, read in one statement. */
export interface Content {
	line: LineRow;
	/** Null where the article is not sold in the market. */
	price: VariantAmount | null;
	stock: ReturnType<typeof toStock>;
}

const priceIn = ({ price_list_id }: Pick<Market, 'price_list_id'>) =>
	and(eq(prices.variant_id, variants.id), eq(prices.price_list_id, price_list_id));

/** Contents of a cart, in the order in which they were added. */
export async function listContents(
	db: Db | Tx,
	{ id }: CartRow,
	market: Pick<Market, 'price_list_id'>,
): Promise<Content[]> {
	const rows = await db
		.select({ line: cart_lines, price: prices, stock: stockColumns })
		.from(cart_lines)
		.innerJoin(variants, eq(variants.id, cart_lines.variant_id))
		.leftJoin(prices, priceIn(market))
		.leftJoin(stockJoin.table, stockJoin.on)
		.where(eq(cart_lines.cart_id, id))
		.orderBy(cart_lines.added_at, cart_lines.variant_id);
	return rows.map(({ line, price, stock }) => ({
		line,
		price: price && toAmount(price),
		stock: toStock(stock),
	}));
}

/** Article with its line, price and stock for a cart; null if the catalogue does not have it. */
export async function articleFor(
	tx: Tx,
	{ id }: CartRow,
	market: Pick<Market, 'price_list_id'>,
	variantId: string,
) {
	const [found] = await tx
		.select({
			line: cart_lines,
			price: prices,
			stock: stockColumns,
			lines: sql<number>`(select count(*)::int from ${cart_lines} l where l.cart_id = ${id})`,
		})
		.from(variants)
		.leftJoin(cart_lines, and(eq(cart_lines.cart_id, id), eq(cart_lines.variant_id, variants.id)))
		.leftJoin(prices, priceIn(market))
		.leftJoin(stockJoin.table, stockJoin.on)
		.where(eq(variants.id, variantId));
	if (!found) return null;
	const { line, price, stock, lines } = found;
	return { line, price: price && toAmount(price), stock: toStock(stock), lines };
}
