import { pricesContract } from '#contract/prices/module.ts';
import { defineModule } from '../module.ts';
import { marketRoutes } from './routes.ts';

export const pricesModule = defineModule({
	contract: pricesContract,
	routes: { ...marketRoutes },
});
