import { pricesContract } from '#contract/prices/module.ts';
import { defineModule } from '../module.ts';
import { importRoutes } from './import.ts';
import { shippingKind, vatRateKind } from './kinds-markets.ts';
import { marketRulesKind, priceKind, priceListKind } from './kinds.ts';
import { marketRoutes } from './routes.ts';

export const pricesModule = defineModule({
	contract: pricesContract,
	routes: { ...marketRoutes, ...importRoutes },
	desk: [priceListKind, priceKind, vatRateKind, shippingKind, marketRulesKind],
});
