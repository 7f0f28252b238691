import { asc, eq } from 'drizzle-orm';
import { consentsOfSubmission } from '#server/consents/ports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { filesWhere } from './files/files.ts';
import { forms } from '#server/content/ports.ts';
import { answers, submissions, uploads } from './tables.ts';

/** Related data of one submission for its page at the desk. */
export async function submissionParts(db: Db, id: string) {
	const [[row], files, given, replies, sent] = await Promise.all([
		db
			.select({ values: submissions.values, fields: forms.fields })
			.from(submissions)
			.leftJoin(forms, eq(submissions.form_slug, forms.id))
			.where(eq(submissions.id, id)),
		filesWhere(db, eq(uploads.submission_id, id)),
		consentsOfSubmission(db, id),
		db
			.select({
				created_at: answers.created_at,
				staff_email: answers.staff_email,
				text: answers.text,
				mail_state: mails.state,
			})
			.from(answers)
			.leftJoin(mails, eq(answers.mail_id, mails.id))
			.where(eq(answers.submission_id, id))
			.orderBy(asc(answers.created_at)),
		db
			.select({
				created_at: mails.created_at,
				kind: mails.kind,
				to: mails.to,
				state: mails.state,
				last_error: mails.last_error,
			})
			.from(mails)
			.where(eq(mails.submission_id, id))
			.orderBy(asc(mails.created_at)),
	]);
	const values = row ? inFormOrder(row.values, row.fields ?? []) : {};
	return { values, files, consents: given, answers: replies, mails: sent };
}

/** Sorts values as the person filled them in; the database sorts names by their length. */
function inFormOrder(
	values: Record<string, string>,
	fields: readonly { slug: string }[],
): Record<string, string> {
	const place = new Map(fields.map(({ slug }, index) => [slug, index]));
	const findPlace = (slug: string) => place.get(slug) ?? fields.length;
	return Object.fromEntries(
		Object.entries(values).toSorted(([a], [b]) => findPlace(a) - findPlace(b)),
	);
}
