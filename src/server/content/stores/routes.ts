import { asc } from 'drizzle-orm';
import { listStores } from '#contract/content/endpoints.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import type { Db } from '#server/platform/db/client.ts';
import { stores } from '../tables.ts';
import { versioned } from '#server/platform/db/localized.ts';

export async function allStores(db: Db) {
	const { country, city, name, id } = stores;
	const rows = await db.select().from(stores).orderBy(asc(country), asc(city), asc(name), asc(id));
	return rows.map(({ origin: _, updated_at, ...store }) =>
		versioned({ ...store, updated_at: updated_at.toISOString() }),
	);
}

export const storeRoutes = {
	listStores: keptRoute(listStores, { reads: ['stores'] }, ({ db }) => allStores(db)),
};
