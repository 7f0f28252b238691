import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { toDigest } from '#server/platform/link-secrets.ts';
import { watches } from '../tables.ts';

/** Days for which the link of a confirmation mail is valid. */
const CONFIRM_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Confirms a notice, its second step. Null for an unknown link. */
export async function confirm(
	db: Db,
	token: string,
	now: Date,
): Promise<'confirmed' | 'already_confirmed' | 'expired' | null> {
	return db.transaction(async (tx) => {
		const [row] = await tx
			.select()
			.from(watches)
			.where(eq(watches.confirm_digest, toDigest(token)))
			.for('update');
		if (!row) return null;
		if (row.state === 'waiting' || row.state === 'sent') return 'already_confirmed';
		const age = now.getTime() - row.asked_at.getTime();
		if (row.state !== 'pending' || age > CONFIRM_DAYS * DAY_MS) return 'expired';
		await tx
			.update(watches)
			.set({ state: 'waiting', confirmed_at: now })
			.where(eq(watches.id, row.id));
		return 'confirmed';
	});
}

/** Ends a notice by the secret of its mails, or all notices of the address. */
export async function end(
	db: Db,
	token: string,
	scope: 'this' | 'all',
	now: Date,
): Promise<'ended' | 'already_ended' | null> {
	const [known] = await db
		.select({ id: watches.id, email: watches.email })
		.from(watches)
		.where(eq(watches.end_digest, toDigest(token)));
	if (!known) return null;
	const which = scope === 'all' ? eq(watches.email, known.email) : eq(watches.id, known.id);
	const ended = await db
		.update(watches)
		.set({ state: 'ended', closed_at: now })
		.where(and(which, inArray(watches.state, ['pending', 'waiting'])))
		.returning({ id: watches.id });
	return ended.length > 0 ? 'ended' : 'already_ended';
}
