import { eq, inArray, sql } from 'drizzle-orm';
import { mails } from '#server/platform/mail/tables.ts';
import type { PersonalData } from '#server/privacy/ports.ts';
import { submissionsFrom } from './queries.ts';
import { markFilesToDelete } from './files/retention.ts';
import { answers, submissions, uploads } from './tables.ts';

export const submissionData: PersonalData = {
	async export(db, email) {
		const sent = await db.select().from(submissions).where(eq(submissions.email, email));
		const ids = sent.map(({ id }) => id);
		const files = await db.select().from(uploads).where(inArray(uploads.submission_id, ids));
		const replies = await db.select().from(answers).where(inArray(answers.submission_id, ids));
		return {
			submissions: sent.map(({ id, idempotency_key: _, request_digest: __, ...submission }) => ({
				id,
				...submission,
				files: files
					.filter(({ submission_id }) => submission_id === id)
					.map(({ stored_name: _name, submission_id: _id, ...file }) => file),
				answers: replies
					.filter(({ submission_id }) => submission_id === id)
					.map(({ text, created_at }) => ({ text, created_at })),
			})),
		};
	},

	async erase(tx, { email }) {
		const ids = submissionsFrom(tx, email);
		// Mails contain the submission, for any recipient.
		const told = await tx
			.delete(mails)
			.where(inArray(mails.submission_id, ids))
			.returning({ id: mails.id });
		await tx.execute(markFilesToDelete(sql`s.email = ${email}`));
		const files = await tx
			.delete(uploads)
			.where(inArray(uploads.submission_id, ids))
			.returning({ id: uploads.id });
		const gone = await tx
			.delete(submissions)
			.where(eq(submissions.email, email))
			.returning({ id: submissions.id });
		return { mails: told.length, files: files.length, submissions: gone.length };
	},
};
