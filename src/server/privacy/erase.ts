import { createHmac } from 'node:crypto';
import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { mails, submissions } from '#server/forms/tables.ts';
import { hostSecret } from '#server/platform/db/host-secret.ts';
import { cleanUpMailFiles } from '#server/platform/mail/cleanup.ts';
import { cleanUpUploads } from '#server/platform/uploads/cleanup.ts';
import { markFilesToDelete } from './rules.ts';

export interface EraseServices {
	db: Db;
	dataDir: string;
	/** Where mails are files; unset when a server takes them. */
	mailFolder?: string | undefined;
}

/**
 * Erases what is kept about an address (GDPR, article 17); records by kind. Two things stay without
 * the person: a wheel's registration, because its warranty does, and the proof of consents, under a
 * name that only the address leads to. Accounts of staff are no matter of this.
 */
export async function erasePerson(
	{ db, dataDir, mailFolder }: EraseServices,
	given: string,
): Promise<Record<string, number>> {
	const email = given.trim().toLowerCase();
	const counts = await db.transaction(async (tx) => {
		const ids = tx
			.select({ id: submissions.id })
			.from(submissions)
			.where(eq(submissions.email, email));
		const gone = await tx
			.delete(mails)
			.where(or(eq(mails.to, email), inArray(mails.submission_id, ids)))
			.returning({ id: mails.id });
		const pseudonym = await pseudonymOf(tx, email);
		const run = async (statement: SQL) => (await tx.execute(statement)).rows.length;
		await run(markFilesToDelete(sql`s.email = ${email}`));
		await run(sql`update wheel_registrations r set store_name = '' from submissions s
			where s.id = r.submission_id and s.email = ${email}`);
		return {
			files: await run(sql`delete from uploads u using submissions s
				where s.id = u.submission_id and s.email = ${email} returning 1`),
			links: await run(sql`delete from wheel_links l using wheel_registrations r
				where r.id = l.registration_id and (l.email = ${email} or r.owner_email = ${email})
				returning 1`),
			wheels: await run(sql`update wheel_registrations
				set owner_email = '', owner_name = '', store_name = ''
				where owner_email = ${email} returning 1`),
			consents: await run(sql`update consents set email = ${pseudonym}, address = ''
				where email = ${email} returning 1`),
			newsletter: await run(sql`delete from subscribers where email = ${email} returning 1`),
			submissions: await run(sql`delete from submissions where email = ${email} returning 1`),
			mails: gone.length,
		};
	});
	await cleanUpUploads(db, dataDir);
	if (mailFolder !== undefined) await cleanUpMailFiles(db, mailFolder);
	return counts;
}

/** Whoever shows the address can be told that it agreed; the name alone tells nothing. */
async function pseudonymOf(tx: Tx, email: string): Promise<string> {
	const key = await hostSecret(tx, 'pseudonyms');
	return `erased:${createHmac('sha256', key).update(email).digest('hex')}`;
}
