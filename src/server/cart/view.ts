import type { Cart, CartAnswer, CartItem, UnavailableItem } from '#contract/cart/cart.ts';
import type { Market } from '#contract/prices/markets.ts';
import { cartTotal } from '#domain/money/cart-total.ts';
import { dayInRome } from '#domain/time/days.ts';
import { isWorthEnough } from '#domain/money/markets.ts';
import { cents } from '#domain/money/money.ts';
import { deliveryRange, toWorkingDays } from '#domain/time/working-days.ts';
import { listArticles, type Article } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { findMarket } from '#server/prices/ports.ts';
import { tryCode } from './codes.ts';
import { listContents, type Content } from './contents.ts';
import { toLines, type CartRow } from './store.ts';

/** All articles in the requested language, by id. */
export type Articles = ReadonlyMap<string, Article>;

type Seen = Omit<CartItem, 'adjustments_total' | 'total_amount'>;
type Line = { item: Seen } | { apart: UnavailableItem };

const shown = ({ code, name, product }: Article) => ({
	code,
	name,
	product,
	durability: product.durability,
});

/** Current state of a line: available quantity and price, or the reason why it is unavailable. */
function lineNow({ line: row, price, stock }: Content, { market, articles }: Viewing): Line | null {
	const { variant_id, quantity } = row;
	const article = articles.get(variant_id);
	if (!article) return null;
	const apart = (reason: UnavailableItem['reason']): Line => ({
		apart: {
			variant_id,
			variant: shown(article),
			quantity,
			reason,
			backorder_on: stock.backorder_on,
		},
	});
	if (!article.is_sold) return apart('gone');
	if (!price) return apart('not_sold_here');
	const { available, availability } = stock;
	if (available === 0) return apart('out_of_stock');
	const had = Math.min(quantity, available ?? quantity);
	const wanted = Math.max(quantity, row.wanted_quantity ?? 0);
	const isSeen = row.seen_amount === price.amount && row.seen_currency === market.currency;
	return {
		item: {
			variant_id,
			variant: shown(article),
			quantity: had,
			wanted_quantity: wanted > had ? wanted : null,
			unit_price: price.amount,
			seen_price: isSeen ? null : { amount: cents(row.seen_amount), currency: row.seen_currency },
			availability,
			available_quantity: available,
		},
	};
}

/** Expected delivery days; null for goods made to order, which have no date yet. */
function toDelivery(items: readonly Seen[], { shipping: [first] }: Market, now: Date) {
	if (!first || items.some(({ availability }) => availability === 'made_to_order')) return null;
	const { from: min, to: max, unit } = first.time;
	const days = unit === 'hours' ? toWorkingDays({ min, max }) : { min, max };
	return deliveryRange(dayInRome(now), days);
}

function findBlocker(market: Market, goods: number): Cart['barrier'] {
	if (!market.delivers) return 'not_delivered';
	return isWorthEnough(goods, market.goods_above) ? null : 'below_goods_minimum';
}

export interface Viewing {
	db: Db | Tx;
	market: Market;
	articles: Articles;
	now: Date;
	/** E-mail of the buyer if known, for codes with a limit per person. */
	person: string | null;
}

/** Current contents of a cart, read once for several views. */
interface Looked {
	cart: CartRow | null;
	lines: readonly Line[];
	items: readonly Seen[];
	tried: Awaited<ReturnType<typeof tryCode>> | null;
}

/** Reads the contents of a cart; without a row, it is an empty one. */
export async function lookAtCart(viewing: Viewing, cart: CartRow | null): Promise<Looked> {
	const { db, market, now, person } = viewing;
	const contents = cart ? await listContents(db, cart, market) : [];
	const lines = contents.flatMap((content) => lineNow(content, viewing) ?? []);
	const items = lines.flatMap((line) => ('item' in line ? [line.item] : []));
	const goods = items.reduce((sum, item) => sum + item.unit_price * item.quantity, 0);
	const tried = cart?.code
		? await tryCode(db, cart.code, { now, currency: market.currency, goods, person })
		: null;
	return { cart, lines, items, tried };
}

/** Builds the response from a cart's contents, with the market's first way to send. */
export function showCart(
	{ cart, lines, items, tried }: Looked,
	{ market, now }: Pick<Viewing, 'market' | 'now'>,
): CartAnswer {
	const [way] = items.length > 0 ? market.shipping : [];
	const counted = cartTotal({
		lines: items,
		discount: tried?.discount ?? null,
		shipping: way?.amount ?? null,
		free_from: way?.free_from ?? null,
		vat_rate: market.vat_rate,
		prices_include_vat: market.prices_include_vat,
	});
	return {
		id: cart?.id ?? null,
		version: cart?.version ?? 0,
		country: market.country,
		currency: market.currency,
		prices_include_vat: market.prices_include_vat,
		note: market.note,
		items: items.map((item, index) => ({
			...item,
			adjustments_total: counted.lines[index]?.adjustments_total ?? 0,
			total_amount: counted.lines[index]?.total_amount ?? cents(0),
		})),
		unavailable_items: lines.flatMap((line) => ('apart' in line ? [line.apart] : [])),
		quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
		goods_amount: counted.goods_amount,
		discount: tried?.told ?? null,
		discount_total: counted.discount_total,
		shipping:
			way && counted.shipping_amount !== null
				? {
						method: way.method,
						amount: counted.shipping_amount,
						free_from: way.free_from,
						missing: counted.free_shipping_missing,
					}
				: null,
		total_amount: counted.total_amount,
		vat_total: counted.vat_total,
		vat: counted.rates.map(({ vat_rate: rate, net, vat }) => ({ rate, net, vat })),
		delivery: items.length > 0 ? toDelivery(items, market, now) : null,
		barrier:
			items.length > 0 ? findBlocker(market, counted.goods_amount - counted.discount_total) : null,
		goods_above: market.goods_above,
		gift_note: cart?.gift_note ?? '',
		notices: cart?.notices ?? [],
		checked_at: now.toISOString(),
	};
}

/** A cart as of now. */
export const viewCart = async (viewing: Viewing, cart: CartRow | null): Promise<CartAnswer> =>
	showCart(await lookAtCart(viewing, cart), viewing);

/** Available units of a cart, as its page counts them: without unavailable articles. */
export async function countUnits(tx: Tx, cart: CartRow, now: Date): Promise<number> {
	const market = await findMarket(tx, cart.country, dayInRome(now));
	if (!market) return 0;
	const ids = (await toLines(tx, cart.id)).map(({ variant_id }) => variant_id);
	// No names are used here: any language does.
	const articles = await listArticles(tx, 'it', ids);
	return (await viewCart({ db: tx, market, articles, now, person: null }, cart)).quantity;
}
