import { eq, sql } from 'drizzle-orm';
import { instantOf } from '#server/platform/db/instant.ts';
import type { PersonalData, RetentionRule } from '#server/privacy/ports.ts';
import { withdrawals } from './tables.ts';

/** A statement proves what was declared and when: an erasure takes the person out of it, not the proof. */
export const withdrawalData: PersonalData = {
	async export(db, email) {
		const rows = await db.select().from(withdrawals).where(eq(withdrawals.email, email));
		const own = rows.map(({ key: _, key_digest: __, proof_digest: ___, ...row }) => row);
		return { withdrawals: own };
	},

	async erase(tx, { email, pseudonym }) {
		const changed = await tx
			.update(withdrawals)
			.set({ email: pseudonym, name: '', contract: '', proof_digest: null })
			.where(eq(withdrawals.email, email))
			.returning({ id: withdrawals.id });
		return { withdrawals: changed.length };
	},

	addressesInUse: sql`select email from ${withdrawals}`,
};

export const withdrawalRule: RetentionRule = ({ before }) => [
	sql`delete from withdrawals where stated_at < ${instantOf(before)} returning 1`,
];

/** Nobody has said that they are theirs. */
export const unprovenRule: RetentionRule = ({ before }) => [
	sql`delete from withdrawals
		where status = 'unproven' and stated_at < ${instantOf(before)} returning 1`,
];
