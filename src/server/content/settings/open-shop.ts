import { problem } from '#server/kernel/problem.ts';
import { guardedRoute } from '#server/kernel/route.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { settings } from '../tables.ts';

async function isShopOpen(db: Db): Promise<boolean> {
	const [row] = await db.select({ data: settings.data }).from(settings).limit(1);
	return row?.data.shop.is_enabled ?? false;
}

/**
 * Routes on the way to an order, over services of one's own. A closed shop answers what is read and
 * what takes away; anything else it refuses, also to a page that was opened before it closed.
 */
export const shopRouteOver = <S extends Services>() =>
	guardedRoute<S, object>(['public', 'visitor'], async ({ endpoint: { method } }, { db }) => {
		const isHarmless = method === 'GET' || method === 'DELETE';
		return isHarmless || (await isShopOpen(db)) ? {} : problem('shop_closed');
	});
