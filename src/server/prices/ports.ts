import type { Market } from '#contract/prices/markets.ts';
import { marketFor } from '#domain/money/markets.ts';
import { findCountryCodes } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { loadMarketSources } from './queries.ts';
import { pricesInList, type VariantAmount } from './variant-prices.ts';

/** Sources of markets. They also change with the day, for a VAT rate may begin with one. */
export { loadMarketSources as marketSources, MARKET_PARTS as READ_BY_MARKETS } from './queries.ts';
export { marketAmong, marketsIn, type Markets } from './known-markets.ts';
export { toAmount, type VariantAmount } from './variant-prices.ts';

/**
 * Market of a country on a day (`dayInRome` of the clock); null where it has no price list. One
 * statement; inside a transaction it sees the writes of the transaction.
 */
export async function findMarket(
	db: Db | Tx,
	country: string,
	day: string,
): Promise<Market | null> {
	return marketFor(country, await loadMarketSources(db), day);
}

/** Market of a submitted country code; null for an unknown code. */
export async function marketOfCode(db: Db | Tx, code: string, day: string): Promise<Market | null> {
	return (await findCountryCodes(db)).includes(code) ? findMarket(db, code, day) : null;
}

/**
 * Prices of articles in a market, by article: in its currency, VAT included where the market says
 * so. An article without a price there is not sold there and left out.
 */
export function listPrices(
	db: Db | Tx,
	market: Pick<Market, 'price_list_id'>,
	variantIds: readonly string[],
): Promise<Map<string, VariantAmount>> {
	return pricesInList(db, market.price_list_id, variantIds);
}
