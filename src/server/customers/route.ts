import { openRoute } from '#server/kernel/route.ts';
import { customerRouteOver } from '#server/identity/customer-route.ts';
import { shopRouteOver } from '#server/content/ports.ts';
import type { Assembled } from '../module.ts';

/** Routes with all capabilities, which take over a guest's data at sign-in. */
export const openShopRoute = openRoute<Assembled>();
export const ownRoute = customerRouteOver<Assembled>();
/** Routes for new accounts, which only an open shop makes. */
export const newcomerRoute = shopRouteOver<Assembled>();
