import { desc, eq } from 'drizzle-orm';
import { withoutSecrets } from '#server/platform/mail/secrets.ts';
import { mails } from '#server/platform/mail/tables.ts';
import type { PersonalData } from '#server/privacy/ports.ts';

export const mailData: PersonalData = {
	/** Without the markup, which equals the text. */
	async export(db, email) {
		const { kind, subject, text, state, created_at, sent_at } = mails;
		const rows = await db
			.select({ kind, subject, text, state, created_at, sent_at })
			.from(mails)
			.where(eq(mails.to, email))
			.orderBy(desc(created_at));
		// Staff makes the export, and the links in it still work.
		return { mails: rows.map((mail) => ({ ...mail, text: withoutSecrets(mail.text) })) };
	},

	async erase(tx, { email }) {
		const gone = await tx.delete(mails).where(eq(mails.to, email)).returning({ id: mails.id });
		return { mails: gone.length };
	},
};
