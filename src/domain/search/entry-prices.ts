import type { PriceList, Product } from '#contract/content/catalogue.ts';
import type { SearchEntry } from '#contract/search/search.ts';
import { articlesOfPrice, priceRange } from '../money/prices.ts';
import { amountWord } from './price-hits.ts';

type Price = SearchEntry['price'];

const findDefault = (lists: readonly PriceList[]) => lists.find((list) => list.is_default);

function priceIn({ variants }: Product, list: PriceList): Price {
	const range = priceRange(articlesOfPrice(variants), list.id);
	if (!range) return undefined;
	return { amount: range.lowest.amount, currency: list.currency, is_from: range.isFrom };
}

/** Lowest price of a product in the default list, which results show. */
export function findPrice(product: Product, lists: readonly PriceList[]): Price {
	const list = findDefault(lists);
	return list && priceIn(product, list);
}

/** Amounts in the currencies of other lists, which results do not show. */
export function otherAmounts(product: Product, lists: readonly PriceList[]): string[] {
	const own = findDefault(lists)?.currency;
	return lists
		.filter(({ currency }) => currency !== own)
		.flatMap((list) => {
			const price = priceIn(product, list);
			return price ? [amountWord(price.amount, price.currency)] : [];
		});
}
