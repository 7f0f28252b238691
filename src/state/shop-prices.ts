import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import { getShopPrices, listMarkets, type ShopPrices } from '#contract/prices/markets.ts';

/** Prices that a page shows: ids of products, and names of ranges. */
export interface PricedPlaces {
	articles_of: readonly string[];
	products: readonly string[];
	ranges: readonly string[];
}

/** Timeout of prices: the visitor sees the price, so an old one must not stay there for long. */
const TIMEOUT_MS = 4000;
const ONCE_MORE = { baseUrl: '', tries: 2, timeoutMs: TIMEOUT_MS };

/** Loads all prices of a page in a country, in one answer that the browser caches. */
export function askPrices(country: string, places: PricedPlaces): Promise<ApiResult<ShopPrices>> {
	const { articles_of, products, ranges } = places;
	const query = {
		country,
		...(articles_of.length > 0 && { articles_of: articles_of.join() }),
		...(products.length > 0 && { products: products.join() }),
		...(ranges.length > 0 && { ranges: ranges.join('|') }),
	};
	return callApi(getShopPrices, { ...ONCE_MORE, query });
}

/** Loads the codes of the countries that have prices. */
export async function askCountries(): Promise<ApiResult<string[]>> {
	const result = await callApi(listMarkets, ONCE_MORE);
	return result.ok ? { ok: true, data: result.data.map(({ country }) => country) } : result;
}
