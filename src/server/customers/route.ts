import { openRoute } from '#server/kernel/route.ts';
import { customerRouteOver } from '#server/identity/customer-route.ts';
import { shopRouteOver } from '#server/content/ports.ts';
import type { Assembled } from '../module.ts';

/** Routes over all capabilities: signing in hands them what the guest had. */
export const openShopRoute = openRoute<Assembled>();
export const ownRoute = customerRouteOver<Assembled>();
/** New accounts, which only an open shop makes. */
export const newcomerRoute = shopRouteOver<Assembled>();
