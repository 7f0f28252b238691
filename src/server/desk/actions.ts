import { count, eq } from 'drizzle-orm';
import { addServiceEntry, answerSubmission, sendMailAgain } from '#contract/desk/endpoints.ts';
import { deskResource, type DeskResourceName } from '#contract/desk/resources.ts';
import { dayInRome } from '#domain/days.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { answers, submissions, uploads } from '#server/forms/tables.ts';
import { service_entries } from '#server/wheels/tables.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { composeAnswer } from '#server/forms/mails/company.ts';
import type { Receipt } from '#server/forms/mails/receipts.ts';
import { problem } from '#server/kernel/problem.ts';
import { findFormRow, formIn } from '#server/forms/queries.ts';
import { findRecord, isRecord } from './query.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { refuse } from './writer.ts';
import { auditedWrite } from './audited-write.ts';

/** Kinds whose records are submissions; both are answered at one address. */
const ANSWERED: readonly DeskResourceName[] = ['submissions', 'applications'];

export const actionRoutes = {
	answerSubmission: staffRoute(answerSubmission, async (call) => {
		const id = call.param('id');
		const found = await Promise.all(
			ANSWERED.map(async (name) => ((await findRecord(call.db, name, id)) ? name : null)),
		);
		const name = found.find((one) => one !== null);
		if (!name) return null;
		if (!deskResource(name).actions.answer?.includes(call.staff.role)) return problem('forbidden');
		return auditedWrite(call, async ({ tx, staff, now }, note) => {
			const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for('update');
			if (!row) return refuse('not_found');
			// Whoever asked to be forgotten has no address left.
			if (row.email === '') return refuse('conflict');
			const { text } = call.body;
			const mail = composeAnswer(await mailFrameIn(tx, row.locale, call.siteUrl), {
				to: row.email,
				text,
				receipt: await receiptOf(tx, row),
			});
			const mail_id = await call.outbox.post(tx, { ...mail, submission_id: id });
			const answer = { submission_id: id, staff_email: staff.email, text, mail_id };
			await tx.insert(answers).values({ ...answer, created_at: now });
			const state = row.state === 'new' ? 'open' : row.state;
			await tx.update(submissions).set({ state }).where(eq(submissions.id, id));
			await note({ action: 'answer', resource: name, record_id: id });
			return { id, mail_id };
		});
	}),

	addServiceEntry: staffRoute(addServiceEntry, async (call) => {
		const id = call.param('id');
		if (isRecord('wheel_registrations', id) === null) return null;
		return auditedWrite(call, async ({ tx, now }, note) => {
			const registration = await findRecord(tx, 'wheel_registrations', id);
			if (!registration) return refuse('not_found');
			const { date, kind, text } = call.body;
			await tx
				.insert(service_entries)
				.values({ registration_id: id, date, kind, text, created_at: now });
			const changes = { kind: { from: null, to: kind }, date: { from: null, to: date } };
			await note({
				action: 'add_service',
				resource: 'wheel_registrations',
				record_id: id,
				changes,
			});
			return { id };
		});
	}),

	sendMailAgain: staffRoute(sendMailAgain, async (call) => {
		const id = call.param('id');
		if (isRecord('mails', id) === null) return null;
		return auditedWrite(call, async ({ tx }, note) => {
			const mail = await findRecord(tx, 'mails', id);
			if (!mail) return refuse('not_found');
			if (!(await call.outbox.repost(tx, id))) return refuse('conflict');
			await note({ action: 'send_again', resource: 'mails', record_id: id });
			return { id };
		});
	}),
};

/** A submission as a mail names it. A form that left the API since has no name any more. */
async function receiptOf(tx: Tx, row: typeof submissions.$inferSelect): Promise<Receipt> {
	const form = await findFormRow(tx, row.form_slug);
	const [files] = await tx
		.select({ count: count() })
		.from(uploads)
		.where(eq(uploads.submission_id, row.id));
	return {
		reference: row.reference,
		form: form ? formIn(form, row.locale).name : '',
		received_on: dayInRome(row.created_at),
		fileCount: files?.count ?? 0,
	};
}
