import { stockContract } from '#contract/stock/module.ts';
import { defineModule } from '../module.ts';

export const stockModule = defineModule({
	contract: stockContract,
	routes: {},
});
