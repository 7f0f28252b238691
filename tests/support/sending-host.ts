import { onTestFinished } from 'vitest';
import type { HostServices } from '../../src/server/app.ts';
import { toSender } from '../../src/server/assemble.ts';
import { startMailer } from '../../src/server/platform/mail/mailer.ts';
import {
	createOutbox,
	enqueueWith,
	type Enqueue,
	type Mail,
	type Outbox,
} from '../../src/server/platform/mail/outbox.ts';
import { smtpTransport, type Transport } from '../../src/server/platform/mail/transport.ts';
import { openQueue } from '../../src/server/platform/queue/queue.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { aHost, type OwnHost } from './host.ts';

export interface SendingHost extends OwnHost {
	outbox: Outbox;
	/** Stores and queues a mail in a transaction of its own. */
	post: (mail?: Partial<Mail>) => Promise<string>;
	/** Adds a worker on the same database, as a second host would. */
	addWorker: (transport: Transport) => Promise<void>;
	storedMails: () => Promise<(typeof mails.$inferSelect)[]>;
}

/** Opens a host whose mails are sent, over a queue on a database of its own. */
export async function aSendingHost(
	smtpUrl: string,
	given: Partial<HostServices> = {},
): Promise<SendingHost> {
	let enqueue: Enqueue = async () => {
		throw new Error('the queue is not open yet');
	};
	const outbox = createOutbox((tx, id) => enqueue(tx, id));
	const host = await aHost({ outbox, ...given });

	async function addWorker(transport: Transport): Promise<void> {
		const { boss, close } = await openQueue(host.url, ['mail'], (line) => host.logged.push(line));
		onTestFinished(close);
		enqueue = enqueueWith(boss);
		await startMailer(boss, {
			db: host.db,
			transport,
			senderIn: toSender(host.modules),
			clock: () => new Date(),
			log: (line) => host.logged.push(line),
		});
	}

	await addWorker(smtpTransport(smtpUrl));
	return {
		...host,
		outbox,
		addWorker,
		post: (mail) => host.db.transaction((tx) => outbox.post(tx, aMail(mail))),
		storedMails: () => host.db.select().from(mails).orderBy(mails.created_at),
	};
}

export function aMail(changed: Partial<Mail> = {}): Mail {
	return {
		kind: 'test',
		to: 'rider@mail.example',
		subject: 'Prova',
		text: 'Testo',
		html: '<p>Testo</p>',
		...changed,
	};
}
