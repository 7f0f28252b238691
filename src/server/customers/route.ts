import { openRoute } from '#server/kernel/route.ts';
import { customerRouteOver } from '#server/identity/customer-route.ts';
import type { Assembled } from '../module.ts';

/** Routes over all capabilities: signing in hands them what the guest had. */
export const openShopRoute = openRoute<Assembled>();
export const ownRoute = customerRouteOver<Assembled>();
