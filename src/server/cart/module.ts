import { cartContract } from '#contract/cart/module.ts';
import { defineModule } from '../module.ts';
import { discountCodeKind } from './kinds.ts';
import { CART_LIMITS } from './limits.ts';
import { codeUseData } from './personal.ts';
import { cartRule } from './retention.ts';
import { cartRoutes } from './routes.ts';

export const cartModule = defineModule({
	contract: cartContract,
	routes: cartRoutes,
	desk: [discountCodeKind],
	personal: codeUseData,
	retention: { carts: cartRule },
	limits: CART_LIMITS,
});
