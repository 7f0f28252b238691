import { stockContract } from '#contract/stock/module.ts';
import { defineModule } from '../module.ts';
import { importRoutes } from './import.ts';
import { stockKind, stockMovementKind } from './kinds.ts';
import { moveRoutes } from './move.ts';

export const stockModule = defineModule({
	contract: stockContract,
	routes: { ...moveRoutes, ...importRoutes },
	desk: [stockKind, stockMovementKind],
});
