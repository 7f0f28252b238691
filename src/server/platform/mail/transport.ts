import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import type { AttachedFile } from './attachments.ts';

/** Mail that is ready for a server or a file. */
export interface OutgoingMail {
	id: string;
	/** Constant over all tries, so that the bytes of the mail are too. */
	written_at: Date;
	from: { name: string; address: string };
	to: string;
	reply_to: string | null;
	subject: string;
	text: string;
	html: string;
	headers: Record<string, string>;
	attachments: readonly AttachedFile[];
}

export interface Transport {
	/** Resolves once another server or the disk has the mail; rejects otherwise. */
	send(mail: OutgoingMail): Promise<void>;
}

/** The other side will never take this mail. */
export class Refused extends Error {
	override name = 'Refused';
}

const CONNECT_LIMIT_MS = 10_000;
/** Longest silence of a server in the middle of a mail. */
const SILENCE_LIMIT_MS = 30_000;

/** Name of the file that holds a mail; derived from the mail alone, so no table stores it. */
export function mailFileName(id: string, writtenAt: Date): string {
	return `${writtenAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}-${id}.eml`;
}

/** Writes each mail into a file named after it: sent twice it is still one file. */
export function fileTransport(folder: string): Transport {
	const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
	return {
		async send(mail) {
			const { message } = await composer.sendMail(toMessage(mail));
			const path = join(folder, mailFileName(mail.id, mail.written_at));
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const draft = `${path}.part`;
			try {
				await writeFile(draft, message, { mode: 0o600 });
				await rename(draft, path);
			} catch (cause) {
				await rm(draft, { force: true });
				throw cause;
			}
		},
	};
}

/**
 * Hands mails to a server, each over a connection of its own: a reused connection may die with a
 * mail in it, and the pool would then send that mail again by itself.
 */
export function smtpTransport(url: string): Transport {
	const server = createTransport({
		url,
		connectionTimeout: CONNECT_LIMIT_MS,
		greetingTimeout: CONNECT_LIMIT_MS,
		dnsTimeout: CONNECT_LIMIT_MS,
		socketTimeout: SILENCE_LIMIT_MS,
	});
	return {
		async send(mail) {
			try {
				await server.sendMail(toMessage(mail));
			} catch (cause) {
				throw isFinal(cause) ? new Refused(cause.message, { cause }) : cause;
			}
		},
	};
}

/** Passes each value separately and parses none, so that no name can add a recipient or a line. */
function toMessage(mail: OutgoingMail): SendMailOptions {
	const { id, from, to, reply_to, attachments } = mail;
	return {
		// Derived from the mail, so that mail programs recognise two copies as one.
		messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
		date: mail.written_at,
		from,
		to: { name: '', address: to },
		envelope: { from: from.address, to: [to] },
		...(reply_to === null ? {} : { replyTo: { name: '', address: reply_to } }),
		subject: mail.subject,
		text: mail.text,
		html: mail.html,
		headers: mail.headers,
		attachments: attachments.map(({ file_name, mime, base64, cid }) => ({
			filename: file_name,
			contentType: mime,
			content: Buffer.from(base64, 'base64'),
			...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
		})),
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

const refusalSchema = v.object({
	responseCode: v.pipe(v.number(), v.minValue(500), v.maxValue(599), v.notValue(503)),
	command: v.picklist(['RCPT TO', 'DATA']),
});

/**
 * True for a 5xx about this recipient or this text. One about our name, password or connection is a
 * matter of settings, and the mail waits until they are corrected.
 */
function isFinal(cause: unknown): cause is Error {
	return cause instanceof Error && v.is(refusalSchema, cause);
}
