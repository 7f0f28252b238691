import { asc, inArray, or } from 'drizzle-orm';
import { variants, wheelsOfRanges } from '#server/content/ports.ts';
import { articlesOfPrice } from '#domain/money/prices.ts';
import type { Db } from '#server/platform/db/client.ts';
import { pricesInList, type VariantAmount } from './variant-prices.ts';

/** Prices that a page asks for. */
interface Asked {
	variants: readonly string[];
	/** Products whose articles are all listed. */
	getArticles: readonly string[];
	products: readonly string[];
	ranges: readonly string[];
}

type Article = Pick<
	typeof variants.$inferSelect,
	'id' | 'code' | 'product_id' | 'availability' | 'options'
>;
type PricedArticle = Article & { price: VariantAmount | undefined };

/** Articles of these ids and products, in the order of their pages. */
async function articlesIn(
	db: Db,
	listId: string,
	ids: readonly string[],
	productIds: readonly string[],
): Promise<PricedArticle[]> {
	const { id, code, product_id, availability, options, position } = variants;
	const rows = await db
		.select({ id, code, product_id, availability, options })
		.from(variants)
		.where(or(inArray(id, [...ids]), inArray(product_id, [...productIds])))
		.orderBy(asc(product_id), asc(position));
	const prices = await pricesInList(
		db,
		listId,
		rows.map((row) => row.id),
	);
	return rows.map((row) => ({ ...row, price: prices.get(row.id) }));
}

/** Lowest price of some articles, the first of equal ones; null where none has a price. */
function findLowest(articles: readonly PricedArticle[]) {
	const prices = articles.flatMap(({ price }) => price ?? []);
	const [first] = prices;
	if (!first) return null;
	const lowest = prices.reduce((best, price) => (price.amount < best.amount ? price : best), first);
	const { amount, lowest_price_30d } = lowest;
	return { amount, lowest_price_30d, is_from: prices.some((price) => price.amount !== amount) };
}

/** Prices of a list as pages show them: of articles, of products' cards, of ranges. */
export async function shopPrices(db: Db, listId: string, asked: Asked) {
	const ofRanges = await wheelsOfRanges(db, asked.ranges);
	const articles = await articlesIn(db, listId, asked.variants, [
		...asked.getArticles,
		...asked.products,
		...[...ofRanges.values()].flat(),
	]);
	const ofProduct = Map.groupBy(articles, ({ product_id }) => product_id);
	return {
		prices: articles.flatMap(({ id, code, product_id, availability, price }) =>
			price && (asked.variants.includes(id) || asked.getArticles.includes(product_id))
				? [{ ...price, code, availability }]
				: [],
		),
		products: asked.products.flatMap((product_id) => {
			const own = ofProduct.get(product_id) ?? [];
			const lowest = findLowest(articlesOfPrice(own));
			return lowest ? [{ product_id, ...lowest, opening_amount: lowest.amount }] : [];
		}),
		ranges: [...ofRanges].flatMap(([range, ids]) => {
			const lowest = findLowest(ids.flatMap((id) => ofProduct.get(id) ?? []));
			return lowest ? [{ range, amount: lowest.amount, is_from: lowest.is_from }] : [];
		}),
	};
}
