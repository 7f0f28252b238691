import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { stores } from '../tables.ts';

/** Excludes distributors, which sell to shops, and stores without an address for mails. */
const selectShops = (db: Db | Tx, id?: string) =>
	db
		.select({
			id: stores.id,
			name: stores.name,
			street: stores.street,
			postal_code: stores.postal_code,
			city: stores.city,
			country: stores.country,
			phone: stores.phone,
			email: sql<string>`${stores.email}`,
			ranges: stores.ranges,
			latitude: stores.latitude,
			longitude: stores.longitude,
		})
		.from(stores)
		.where(
			and(
				ne(stores.kind, 'distributor'),
				isNotNull(stores.email),
				id === undefined ? undefined : eq(stores.id, id),
			),
		)
		.orderBy(asc(stores.city), asc(stores.name), asc(stores.id));

export type Shop = Awaited<ReturnType<typeof selectShops>>[number];

/** Stores where riders buy, and that have an address for mails. */
export const findShops = (db: Db | Tx): Promise<Shop[]> => selectShops(db).execute();

/** Finds a store by its id; null once it has closed. */
export async function findShop(db: Db | Tx, id: string): Promise<Shop | null> {
	const [shop] = await selectShops(db, id);
	return shop ?? null;
}
