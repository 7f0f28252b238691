import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import { applicationResource, submissionChange, submissionResource } from '#contract/forms/desk.ts';
import { REMEDIES } from '#contract/wheels/forms.ts';
import { changeWriter, deskKind, type Writer } from '#server/desk/ports.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { files_to_delete } from '#server/platform/uploads/tables.ts';
import { submissionParts } from './parts.ts';
import { APPLICATION_FORMS, OTHER_FORMS } from './files/slugs.ts';
import { submissions, uploads } from './tables.ts';

const columns = {
	id: submissions.id,
	created_at: submissions.created_at,
	reference: submissions.reference,
	email: submissions.email,
	subject: submissions.subject,
	state: submissions.state,
	locale: submissions.locale,
	note: submissions.note,
	form_slug: submissions.form_slug,
};

const submissionWriter: Writer = {
	change: changeWriter(submissionChange, async ({ tx }, id, body) => {
		await tx.update(submissions).set(body).where(eq(submissions.id, id));
		return null;
	}),
	async remove({ tx }, id) {
		const files = await tx
			.select({ stored_name: uploads.stored_name })
			.from(uploads)
			.where(eq(uploads.submission_id, id));
		if (files.length > 0) await tx.insert(files_to_delete).values(files).onConflictDoNothing();
		// Mails contain the submission and its sender.
		await tx.delete(mails).where(eq(mails.submission_id, id));
		await tx.delete(submissions).where(eq(submissions.id, id));
		return null;
	},
};

const enquiries = deskKind(submissionResource, {
	table: submissions,
	columns: {
		...columns,
		// Only its two values: the field of a form that staff changed holds others.
		remedy: sql`case when ${submissions.values}->>'remedy' in (${sql.join(
			REMEDIES.map((remedy) => sql`${remedy}`),
			sql`, `,
		)}) then ${submissions.values}->>'remedy' end`,
	},
	// Submissions that no other list shows, so that none of a form added to the content is lost.
	where: notInArray(submissions.form_slug, OTHER_FORMS),
	parts: submissionParts,
	writer: submissionWriter,
});

const applications = deskKind(applicationResource, {
	table: submissions,
	columns: { ...columns, about: submissions.about },
	where: inArray(submissions.form_slug, APPLICATION_FORMS),
	parts: submissionParts,
	writer: submissionWriter,
});

export const SUBMISSION_KINDS = [enquiries, applications] as const;
