import { checkoutContract } from '#contract/checkout/module.ts';
import { defineModule } from '../module.ts';
import { CHECKOUT_LIMITS } from './limits.ts';
import { checkoutData, checkoutRule, vatCheckRule } from './personal.ts';
import { bringCheckout } from './sign-in.ts';
import { findGuestAddress } from './checkout-session.ts';
import { checkoutRoutes } from './routes.ts';

export const checkoutModule = defineModule({
	contract: checkoutContract,
	routes: checkoutRoutes,
	personal: checkoutData,
	retention: { checkouts: checkoutRule, vat_checks: vatCheckRule },
	onSignIn: bringCheckout,
	findGuestAddress,
	limits: CHECKOUT_LIMITS,
});
