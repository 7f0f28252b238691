import {
	getShopPrices,
	listDeliveries,
	listMarkets,
	type Market,
} from '#contract/prices/markets.ts';
import { dayInRome } from '#domain/time/days.ts';
import { marketFor } from '#domain/money/markets.ts';
import { findCountryCodes } from '#server/content/ports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { marketOfCode } from './ports.ts';
import { loadMarketSources, MARKET_PARTS } from './queries.ts';
import { shopPrices } from './shop-prices.ts';

/** Day for which an answer holds: a VAT rate may begin with a day. */
const theDay = (now: Date) => dayInRome(now);

/** Validity of an answer, ten minutes: it states when the prices were read. */
const tenMinutes = (now: Date) => now.toISOString().slice(0, 15);

/** Markets of all countries of the world on a day. */
async function marketsOn(db: Db, day: string): Promise<Market[]> {
	const [sources, codes] = await Promise.all([loadMarketSources(db), findCountryCodes(db)]);
	return codes.flatMap((code) => marketFor(code, sources, day) ?? []);
}

const MARKETS = { reads: [...MARKET_PARTS, 'countries'] as const, during: theDay };

export const marketRoutes = {
	listMarkets: keptRoute(listMarkets, MARKETS, async ({ db, clock }) =>
		(await marketsOn(db, dayInRome(clock()))).map(
			({ goods_above: _, shipping: __, ...told }) => told,
		),
	),

	listDeliveries: keptRoute(listDeliveries, MARKETS, async ({ db, clock }) =>
		(await marketsOn(db, dayInRome(clock()))).filter(({ delivers }) => delivers),
	),

	/** An unknown country has no prices. */
	getShopPrices: keptRoute(
		getShopPrices,
		{
			reads: [...MARKET_PARTS, 'countries', 'prices', 'variants', 'products'],
			during: (now) => `${theDay(now)} ${tenMinutes(now)}`,
		},
		async ({ db, clock, query }) => {
			const { country } = query;
			const now = clock();
			const market = await marketOfCode(db, country, dayInRome(now));
			if (!market) return null;
			const { goods_above: _, shipping: __, ...told } = market;
			const { variants = [], articles_of: getArticles = [], products = [], ranges = [] } = query;
			const asked = { variants, getArticles, products, ranges };
			const found = await shopPrices(db, market.price_list_id, asked);
			return { ...told, checked_at: now.toISOString(), ...found };
		},
	),
};
