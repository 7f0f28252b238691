import { eq } from 'drizzle-orm';
import { answerSubmission } from '#contract/forms/desk.ts';
import { dayInRome } from '#domain/time/days.ts';
import { auditedWrite, findRecord, refuse } from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { filesOfSubmission } from './files/files.ts';
import { SUBMISSION_KINDS } from './kinds.ts';
import { formIn } from './localize.ts';
import type { Receipt } from './mails/closing.ts';
import { composeAnswer } from './mails/company.ts';
import { findFormRow, lockSubmission } from './queries.ts';
import { answers, submissions } from './tables.ts';

/** One address answers both kinds of submission. */
export const answerRoutes = {
	answerSubmission: staffRoute(answerSubmission, async (call) => {
		const id = call.param('id');
		const found = await Promise.all(
			SUBMISSION_KINDS.map(async (kind) => ((await findRecord(call.db, kind, id)) ? kind : null)),
		);
		const resource = found.find((kind) => kind !== null)?.resource;
		if (!resource) return null;
		if (!resource.actions['answer']?.includes(call.staff.role)) return problem('forbidden');
		return auditedWrite(call, async ({ tx, staff, now }, note) => {
			const row = await lockSubmission(tx, id);
			if (!row) return refuse('not_found');
			// After an erasure the sender has no address.
			if (row.email === '') return refuse('conflict');
			const { text } = call.body;
			const mail = composeAnswer(await mailFrameIn(call, tx, row.locale), {
				to: row.email,
				text,
				receipt: await getReceipt(tx, row),
			});
			const mail_id = await call.outbox.post(tx, { ...mail, submission_id: id });
			const answer = { submission_id: id, staff_email: staff.email, text, mail_id };
			await tx.insert(answers).values({ ...answer, created_at: now });
			const state = row.state === 'new' ? 'open' : row.state;
			await tx.update(submissions).set({ state }).where(eq(submissions.id, id));
			await note({ action: 'answer', resource: resource.name, record_id: id });
			return { id, mail_id };
		});
	}),
};

/** Receipt data of a submission. A form that the content no longer has is left without a name. */
async function getReceipt(tx: Tx, row: typeof submissions.$inferSelect): Promise<Receipt> {
	const form = await findFormRow(tx, row.form_slug);
	const files = await filesOfSubmission(tx, row.id);
	return {
		reference: row.reference,
		form: form ? formIn(form, row.locale).name : '',
		received_on: dayInRome(row.created_at),
		fileCount: files.length,
	};
}
