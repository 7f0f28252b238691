import { eq, sql } from 'drizzle-orm';
import { toInstant } from '#server/platform/db/instant.ts';
import type { PersonalData, RetentionRule } from '#server/privacy/ports.ts';
import { checkouts, vat_checks } from './tables.ts';

/** Data of started checkouts. */
export const checkoutData: PersonalData = {
	async export(db, email) {
		const rows = await db.select().from(checkouts).where(eq(checkouts.email, email));
		return { checkouts: rows.map(({ cart_id: _, ...given }) => given) };
	},
	async erase(tx, { email }) {
		const gone = await tx
			.delete(checkouts)
			.where(eq(checkouts.email, email))
			.returning({ id: checkouts.cart_id });
		return { checkouts: gone.length };
	},
	addressesInUse: sql`select email from ${checkouts} where email is not null`,
};

/** Deletes abandoned checkouts at night; a guest's data is dropped with the session already. */
export const checkoutRule: RetentionRule = ({ before }) => [
	sql`delete from checkouts where last_sign < ${toInstant(before)} returning 1`,
];

export const vatCheckRule: RetentionRule = ({ before }) => [
	sql`delete from ${vat_checks} where checked_at < ${toInstant(before)} returning 1`,
];
