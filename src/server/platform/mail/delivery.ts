import type { Log } from '#http/log.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { listFiles, type Print } from './attachments.ts';
import { mails } from './tables.ts';
import { toReason } from '#errors/start-error.ts';
import type { Services } from '../services.ts';
import { isDiskFull } from '#errors/disk-full.ts';
import { withPhrases } from '../page/phrases.ts';
import { findTrouble } from '../trouble.ts';
import { Refused, type Transport } from './transport.ts';

type MailRow = typeof mails.$inferSelect;

export interface DeliveryServices {
	db: Db;
	transport: Transport;
	/** Sender of the mails. */
	senderIn: Services['senderIn'];
	/** Prints the documents that mails name; optional if none does. */
	print?: Print;
	clock: () => Date;
	log: Log;
}

const nothing: Print = async () => null;

const NOTE_PAUSE_MS = 1_000;
const NOTE_TRIES = 120;
const MAX_REASON_LENGTH = 500;

/**
 * Sends stored mails, each once. The queue gives a mail to one worker at a time. The worker marks
 * it `sending`, hands it over and marks it `sent`; a mail that is `sent` is never touched again.
 *
 * One gap cannot be closed from this side: a process that dies between the server's acceptance and
 * our note. Such a mail is sent again, because a lost one would lose a person. It carries the same
 * Message-ID, date and text, by which mail servers and readers recognise it. A database that is
 * away at that moment does not open the gap: the note is repeated until it is stored.
 */
export function createDelivery({ db, transport, senderIn, print, clock, log }: DeliveryServices) {
	const inFlight = new Map<string, Promise<void>>();
	/** Mails that the server has accepted and that are not noted yet. */
	const taken = new Map<string, Date>();

	/** Throws if the mail is to be tried again. The last try's error is kept for the desk. */
	async function deliver(id: string, isLastTry: boolean): Promise<void> {
		const already = inFlight.get(id);
		if (already) return already;
		const work = attempt(id, isLastTry).finally(() => inFlight.delete(id));
		inFlight.set(id, work);
		return work;
	}

	async function attempt(id: string, isLastTry: boolean): Promise<void> {
		const takenAt = taken.get(id);
		if (takenAt) return noteSent(id, takenAt);
		const mail = await claim(id);
		if (!mail) return;
		try {
			await transport.send(await outgoing(mail));
			taken.set(id, clock());
		} catch (cause) {
			const isOver = isLastTry || cause instanceof Refused;
			const last_error = toReason(cause).slice(0, MAX_REASON_LENGTH);
			// A server's message may name the person, a disk error does not.
			const why = isDiskFull(cause) ? `: ${findTrouble(cause)}` : '';
			log(`mail ${mail.kind} ${id}: try ${mail.tries} failed${isOver ? ' for good' : ''}${why}`, {
				level: isOver ? 'error' : 'warn',
				component: 'mail',
				object: id,
			});
			await change(id, { state: isOver ? 'failed' : 'queued', last_error });
			if (isOver) return;
			throw cause;
		}
		await noteSent(id, taken.get(id) ?? clock());
	}

	/** Undefined if the mail was sent, failed or was erased meanwhile. */
	async function claim(id: string): Promise<MailRow | undefined> {
		const [mail] = await db
			.update(mails)
			.set({ state: 'sending', tries: sql`${mails.tries} + 1` })
			.where(and(eq(mails.id, id), inArray(mails.state, ['queued', 'sending'])))
			.returning();
		return mail;
	}

	async function outgoing(mail: MailRow) {
		const { brand, company } = await senderIn(db, 'it');
		const from = { name: brand, address: company.email };
		const attachments = await listFiles(mail.attachments, print ?? nothing);
		const html = await withPhrases(mail.html);
		return { ...mail, html, attachments, from, written_at: mail.created_at };
	}

	async function noteSent(id: string, sent_at: Date): Promise<void> {
		for (let turn = 1; ; turn += 1) {
			try {
				await change(id, { state: 'sent', sent_at, last_error: null });
				taken.delete(id);
				return;
			} catch (cause) {
				if (turn === NOTE_TRIES) throw cause;
				await pause(NOTE_PAUSE_MS);
			}
		}
	}

	async function change(id: string, values: Partial<MailRow>): Promise<void> {
		await db.update(mails).set(values).where(eq(mails.id, id));
	}

	return { deliver };
}
