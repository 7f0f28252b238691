import { eq } from 'drizzle-orm';
import { mailResource, sendMailAgain } from '#contract/mails/mails.ts';
import { auditedWrite, deskKind, findRecord, isRecord, refuse } from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { withoutSecrets } from '#server/platform/mail/secrets.ts';
import { mails } from '#server/platform/mail/tables.ts';

export const mailKind = deskKind(mailResource, {
	table: mails,
	columns: {
		id: mails.id,
		created_at: mails.created_at,
		kind: mails.kind,
		to: mails.to,
		subject: mails.subject,
		state: mails.state,
		tries: mails.tries,
		last_error: mails.last_error,
		sent_at: mails.sent_at,
	},
	async parts(db, id) {
		const [row] = await db.select({ text: mails.text }).from(mails).where(eq(mails.id, id));
		return { text: withoutSecrets(row?.text ?? '') };
	},
});

export const mailRoutes = {
	sendMailAgain: staffRoute(sendMailAgain, async (call) => {
		const id = call.param('id');
		if (isRecord(mailKind, id) === null) return null;
		return auditedWrite(call, async ({ tx }, note) => {
			const mail = await findRecord(tx, mailKind, id);
			if (!mail) return refuse('not_found');
			if (!(await call.outbox.repost(tx, id))) return refuse('conflict');
			await note({ action: 'send_again', resource: 'mails', record_id: id });
			return { id };
		});
	}),
};
