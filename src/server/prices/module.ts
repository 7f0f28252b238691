import { pricesContract } from '#contract/prices/module.ts';
import { freeShipping } from '#domain/money/markets.ts';
import type { ShopTerms } from '#server/content/ports.ts';
import { defineModule } from '../module.ts';
import { importRoutes } from './import.ts';
import { shippingKind, vatRateKind } from './kinds-markets.ts';
import { marketRulesKind, priceKind, priceListKind } from './kinds.ts';
import { loadMarketSources, MARKET_PARTS } from './queries.ts';
import { marketRoutes } from './routes.ts';

/** Value of goods from which shipping is free, in Italy and elsewhere. */
export const shopTerms: ShopTerms = {
	reads: MARKET_PARTS,
	freeShippingOn: async (db, day) => freeShipping(await loadMarketSources(db), day),
};

export const pricesModule = defineModule({
	contract: pricesContract,
	routes: { ...marketRoutes, ...importRoutes },
	desk: [priceListKind, priceKind, vatRateKind, shippingKind, marketRulesKind],
});
