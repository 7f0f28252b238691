import type { Locale } from '#contract/locales.ts';
import type { Gate, KernelServices } from '#server/kernel/services.ts';
import type { Answers } from './answers/answers.ts';
import type { PreviewReader } from './answers/preview.ts';
import type { Db, Tx } from './db/client.ts';
import type { Disk } from './disk.ts';
import type { Readers } from './limits/readers.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Sender } from './mail/sender.ts';
import type { UploadsInFlight } from './uploads/in-flight.ts';

/** What an app knows for itself of the calls that it answers; work beside it has none of this. */
export interface AppMemory {
	/** What is the same for everybody, from memory where nothing has changed. */
	answers: Answers;
	/** What each network has read lately. */
	readers: Readers;
	/** How often one client is let in, and with how many calls at a time. */
	gate: Gate;
	/** What each address is sending at this moment. */
	uploadsInFlight: UploadsInFlight;
	/** Answers as drafts would have them. */
	readPreview: PreviewReader;
	/** How many times longer than a host promises an answer may take: 1 but in tests. */
	patience: number;
	/** Whether there is room to write. */
	disk: Disk;
}

/** What a route may use; nothing in the host reads globals. */
export interface Services extends KernelServices, AppMemory {
	db: Db;
	/** The same database by connections of their own: reading can never take those of writing. */
	readDb: Db;
	outbox: Outbox;
	/** Has the work of a queue begin once the transaction is kept; rows of its own say what is to be done. */
	wake: (tx: Tx, queue: string) => Promise<void>;
	/** In whose name mails go out, in a language. */
	senderIn: (db: Db | Tx, locale: Locale) => Promise<Sender>;
	/** Names beside the loopback's and the site's that the host answers to; `*` for any. */
	hostNames: ReadonlySet<string>;
	/** Everything that the host keeps in files. */
	dataDir: string;
	/** Masters of the pictures; films in `videos/`. */
	mediaDir: string;
	/** Where mails are files for this machine's user to read; unset when a server takes them. */
	mailFolder?: string | undefined;
	/** Origin of VIES, the Commission's register of VAT numbers. */
	viesOrigin: string;
	/** Rounds of key derivation that a captcha asks of the browser. */
	captchaCost: number;
	/** Whether staff decides on each request for the extension of the warranty. */
	reviewsWarranty: boolean;
}
