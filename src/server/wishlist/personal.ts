import { eq, inArray, sql } from 'drizzle-orm';
import type { OnEmailChange } from '#server/customers/ports.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { PersonalData } from '#server/privacy/ports.ts';
import { watches, wishlist_items, wishlist_shares } from './tables.ts';

const customersAt = (db: Db | Tx, email: string) =>
	db.select({ id: customer_users.id }).from(customer_users).where(eq(customer_users.email, email));

/** Lists of a customer, the time since when one is shared, and the notices of an address. */
export const wishlistData: PersonalData = {
	async export(db, email) {
		const own = customersAt(db, email);
		const items = await db
			.select({ variant_id: wishlist_items.variant_id, added_at: wishlist_items.added_at })
			.from(wishlist_items)
			.where(inArray(wishlist_items.customer_id, own));
		const shares = await db
			.select({ shared_since: wishlist_shares.created_at })
			.from(wishlist_shares)
			.where(inArray(wishlist_shares.customer_id, own));
		const rows = await db.select().from(watches).where(eq(watches.email, email));
		return {
			wishlist: items,
			wishlist_shares: shares,
			notices: rows.map(({ confirm_digest: _, end_digest: __, ...known }) => known),
		};
	},

	async erase(tx, { email }) {
		const own = customersAt(tx, email);
		const id = sql`1`;
		const items = await tx
			.delete(wishlist_items)
			.where(inArray(wishlist_items.customer_id, own))
			.returning({ id });
		const shares = await tx
			.delete(wishlist_shares)
			.where(inArray(wishlist_shares.customer_id, own))
			.returning({ id });
		const gone = await tx
			.delete(watches)
			.where(eq(watches.email, email))
			.returning({ id: watches.id });
		return { wishlist: items.length, wishlist_shares: shares.length, notices: gone.length };
	},

	addressesInUse: sql`select email from ${watches}`,
};

/**
 * Moves a customer's notices to the newly confirmed address. An open notice that a guest, even a
 * stranger, has requested there gives way to the customer's own of the same kind.
 */
export const moveNotices: OnEmailChange = async (tx, customerId, { to }) => {
	await tx.execute(sql`delete from ${watches} g using ${watches} own
		where g.email = ${to} and g.customer_id is null and own.customer_id = ${customerId}
			and g.state in ('pending', 'waiting') and own.state in ('pending', 'waiting')
			and (g.variant_id, g.kind, g.country) = (own.variant_id, own.kind, own.country)`);
	await tx.update(watches).set({ email: to }).where(eq(watches.customer_id, customerId));
};
