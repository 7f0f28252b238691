import { and, eq, sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Tx } from '../db/client.ts';
import type { Attachment } from './attachments.ts';
import { mails } from './tables.ts';
import { assertOneAddress, singleLine } from './header.ts';
import { isNobody } from './nobody.ts';

/** Mail to one person, already written in that person's language. */
export interface Mail {
	/** Kind of mail as the desk shows it: `contact.receipt`. */
	kind: string;
	to: string;
	reply_to?: string;
	subject: string;
	text: string;
	html: string;
	headers?: Record<string, string>;
	attachments?: Attachment[];
	submission_id?: string;
}

/** Stores mails so that each is sent once, later, even if this process ends. */
export interface Outbox {
	/**
	 * Stores a mail and queues it inside the caller's transaction: both are kept or neither is.
	 * Returns the mail's id, or an empty one if the person was erased since: their order in
	 * progress goes on, without mails.
	 */
	post(tx: Tx, mail: Mail): Promise<string>;
	/** Queues a failed mail; false if there is no such mail. */
	repost(tx: Tx, id: string): Promise<boolean>;
}

/** Id of a mail to an erased address, which is not stored. */
const NO_MAIL = '';

/** Queues the sending of a stored mail, inside the transaction that stored it. */
export type Enqueue = (tx: Tx, mailId: string) => Promise<void>;

/** Hands mails to the workers of a queue. */
export const enqueueWith =
	(boss: PgBoss): Enqueue =>
	async (tx, mail_id) => {
		const job = await boss.send('mail', { mail_id }, { db: fromDrizzle(tx, sql) });
		if (job === null) throw new Error('the mail was not queued');
	};

/** Stores mails in the database. */
export function createOutbox(enqueue: Enqueue): Outbox {
	return {
		async post(tx, mail) {
			if (isNobody(mail.to)) return NO_MAIL;
			assertOneAddress(mail.to);
			if (mail.reply_to !== undefined) assertOneAddress(mail.reply_to);
			const [row] = await tx
				.insert(mails)
				.values({ ...mail, subject: singleLine(mail.subject) })
				.returning({ id: mails.id });
			if (!row) throw new Error('the mail was not stored');
			await enqueue(tx, row.id);
			return row.id;
		},
		async repost(tx, id) {
			const [row] = await tx
				.update(mails)
				.set({ state: 'queued' })
				.where(and(eq(mails.id, id), eq(mails.state, 'failed')))
				.returning({ id: mails.id });
			if (!row) return false;
			await enqueue(tx, row.id);
			return true;
		},
	};
}
