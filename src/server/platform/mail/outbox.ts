import { and, eq, sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Tx } from '../db/client.ts';
import type { Attachment } from './attachments.ts';
import { mails } from './tables.ts';
import { assertOneAddress, singleLine } from './header.ts';
import { isNobody } from './nobody.ts';

/** A mail to one person, already written in that person's language. */
export interface Mail {
	/** What it is about, for the desk: `contact.receipt`. */
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

/** Where mails are put so that they go out once, later, whatever happens to this process. */
export interface Outbox {
	/**
	 * Stores a mail and queues it inside the transaction that brings it about: both are kept or
	 * neither is. Answers the mail's id; an empty one where the person was erased since: what they have
	 * begun, an order that is on its way, goes on, and nobody is told.
	 */
	post(tx: Tx, mail: Mail): Promise<string>;
	/** Queues a mail that was given up; false when there is none such. */
	repost(tx: Tx, id: string): Promise<boolean>;
}

/** Id of a mail that nobody gets. */
const NO_MAIL = '';

/** Gives the sending of a stored mail to somebody, inside the transaction that stored it. */
export type Enqueue = (tx: Tx, mailId: string) => Promise<void>;

/** Hands mails to the workers of a queue. */
export const enqueueWith =
	(boss: PgBoss): Enqueue =>
	async (tx, mail_id) => {
		const job = await boss.send('mail', { mail_id }, { db: fromDrizzle(tx, sql) });
		if (job === null) throw new Error('the mail was not queued');
	};

/** Keeps mails in the database. */
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
