import { contractModule } from '../module.ts';
import { getShopPrices, listMarkets, marketSchema } from './markets.ts';

export const pricesContract = contractModule({
	name: 'prices',
	endpoints: { listMarkets, getShopPrices },
	shapes: { Market: marketSchema },
});
