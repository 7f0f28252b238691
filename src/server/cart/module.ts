import { cartContract } from '#contract/cart/module.ts';
import { defineModule } from '../module.ts';
import { customerCart } from './customer-cart.ts';
import { forgetIntents } from './intents.ts';
import { discountCodeKind } from './kinds.ts';
import { CART_LIMITS } from './limits.ts';
import { forgetCart, mergeGuestCart } from './merge.ts';
import { cartData, moveUses } from './personal.ts';
import { cartRule } from './retention.ts';
import { cartRoutes } from './routes.ts';

export const cartModule = defineModule({
	contract: cartContract,
	routes: cartRoutes,
	desk: [discountCodeKind],
	deskParts: { customers: customerCart },
	personal: cartData,
	retention: { carts: cartRule },
	onSignIn: mergeGuestCart,
	onSignOut: forgetCart,
	onEmailChange: moveUses,
	limits: CART_LIMITS,
	cleanups: [{ run: ({ db }, now) => forgetIntents(db, now) }],
});
