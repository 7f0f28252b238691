import { and, eq } from 'drizzle-orm';
import { plainOrderNumber } from '#domain/orders/order-numbers.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { OrderRow } from '../record/queries.ts';
import { orders } from '../tables.ts';

/** Finds an order by its number as typed; with an e-mail, only an order placed with that e-mail. */
export async function findByNumber(
	db: Db | Tx,
	typed: string,
	email?: string,
): Promise<OrderRow | null> {
	const number = plainOrderNumber(typed);
	if (number === null) return null;
	const isTheirs = email === undefined ? undefined : eq(orders.email, email);
	const [row] = await db
		.select()
		.from(orders)
		.where(and(eq(orders.number, number), isTheirs));
	return row ?? null;
}

/** Ids of the orders of an e-mail address. */
export async function listOrders(db: Db | Tx, email: string): Promise<string[]> {
	const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.email, email));
	return rows.map(({ id }) => id);
}
