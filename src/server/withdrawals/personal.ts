import { and, eq, ne, sql } from 'drizzle-orm';
import type { OnEmailChange } from '#server/customers/ports.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import type { PersonalData, RetentionRule } from '#server/privacy/ports.ts';
import { withdrawals } from './tables.ts';

/** A statement proves what was declared and when. An erasure removes the person, not the proof. */
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

/** Moves statements to the consumer's new e-mail; the mail itself shows where the receipt went. */
export const moveWithdrawals: OnEmailChange = async (tx, _customerId, { from, to }) => {
	const isTheirs = and(eq(withdrawals.email, from), ne(withdrawals.status, 'unproven'));
	await tx.update(withdrawals).set({ email: to }).where(isTheirs);
};

export const withdrawalRule: RetentionRule = ({ before }) => [
	sql`delete from withdrawals where stated_at < ${toInstant(before)} returning 1`,
];

/** Deletes statements that were never proven. */
export const unprovenRule: RetentionRule = ({ before }) => [
	sql`delete from withdrawals
		where status = 'unproven' and stated_at < ${toInstant(before)} returning 1`,
];
