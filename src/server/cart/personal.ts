import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#server/privacy/ports.ts';
import { discount_codes, discount_uses } from './tables.ts';

/**
 * Codes that somebody used. Carts hold no address: a guest's is known to his device alone, and a
 * customer's belongs to his account, which exports and erases it (`ports.ts`).
 */
export const codeUseData: PersonalData = {
	async export(db, email) {
		const uses = await db
			.select({ code: discount_codes.code, order_id: discount_uses.order_id, at: discount_uses.at })
			.from(discount_uses)
			.innerJoin(discount_codes, eq(discount_codes.id, discount_uses.code_id))
			.where(eq(discount_uses.person, email));
		return { discount_uses: uses };
	},

	/** The use stays counted, by somebody who is no longer known. */
	async erase(tx, { email, pseudonym }) {
		const changed = await tx
			.update(discount_uses)
			.set({ person: pseudonym })
			.where(eq(discount_uses.person, email))
			.returning({ id: discount_uses.id });
		return { discount_uses: changed.length };
	},

	addressesInUse: sql`select person from ${discount_uses}`,
};
