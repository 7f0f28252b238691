import { eq, inArray, sql } from 'drizzle-orm';
import { customer_users } from '#server/identity/tables-customers.ts';
import type { OnEmailChange } from '#server/customers/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { PersonalData } from '#server/privacy/ports.ts';
import { toLines } from './store.ts';
import { carts, discount_codes, discount_uses } from './tables.ts';

const belongsTo = (db: Db | Tx, email: string) =>
	inArray(
		carts.customer_id,
		db
			.select({ id: customer_users.id })
			.from(customer_users)
			.where(eq(customer_users.email, email)),
	);

/** Keeps the uses of codes with a customer whose e-mail changes. */
export const moveUses: OnEmailChange = async (tx, _customerId, { from, to }) => {
	await tx.update(discount_uses).set({ person: to }).where(eq(discount_uses.person, from));
};

/** A customer's carts, and uses of codes by e-mail. Only the device knows a guest's cart. */
export const cartData: PersonalData = {
	async export(db, email) {
		const found = await db.select().from(carts).where(belongsTo(db, email));
		const own = await Promise.all(
			found.map(async ({ secret_digest: _, ...cart }) => ({
				...cart,
				lines: await toLines(db, cart.id),
			})),
		);
		const uses = await db
			.select({ code: discount_codes.code, order_id: discount_uses.order_id, at: discount_uses.at })
			.from(discount_uses)
			.innerJoin(discount_codes, eq(discount_codes.id, discount_uses.code_id))
			.where(eq(discount_uses.person, email));
		return { carts: own, discount_uses: uses };
	},

	/** Uses stay counted, under a pseudonym. */
	async erase(tx, { email, pseudonym }) {
		const gone = await tx.delete(carts).where(belongsTo(tx, email)).returning({ id: carts.id });
		const changed = await tx
			.update(discount_uses)
			.set({ person: pseudonym })
			.where(eq(discount_uses.person, email))
			.returning({ id: discount_uses.id });
		return { carts: gone.length, discount_uses: changed.length };
	},

	addressesInUse: sql`select person from ${discount_uses}`,
};
