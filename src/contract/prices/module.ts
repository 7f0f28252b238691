import { contractModule } from '../module.ts';
import {
	importPrices,
	marketRulesResource,
	priceListResource,
	priceResource,
	shippingResource,
	vatRateResource,
} from './desk.ts';
import { getShopPrices, listDeliveries, listMarkets, marketSchema } from './markets.ts';

export const pricesContract = contractModule({
	name: 'prices',
	endpoints: { listMarkets, listDeliveries, getShopPrices, importPrices },
	desk: [priceListResource, priceResource, vatRateResource, shippingResource, marketRulesResource],
	shapes: { Market: marketSchema },
});
