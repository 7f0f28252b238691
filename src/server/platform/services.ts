import type { Locale } from '#contract/locales.ts';
import type { Gate, KernelServices } from '#server/kernel/services.ts';
import type { Answers } from './answers/answers.ts';
import type { PreviewReader } from './answers/preview.ts';
import type { Db, Tx } from './db/client.ts';
import type { Disk } from './disk.ts';
import type { FileStore } from './files/file-store.ts';
import type { Readers } from './limits/readers.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Sender } from './mail/sender.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { UploadsInFlight } from './uploads/in-flight.ts';

/** State of an app about the calls that it answers; background work has none of it. */
export interface AppMemory {
	/** Cached public answers. */
	answers: Answers;
	/** Recent reads by network. */
	readers: Readers;
	/** Rate and concurrency limits per client. */
	gate: Gate;
	/** Bytes that each address is sending now. */
	uploadsInFlight: UploadsInFlight;
	/** Answers calls as if drafts were live. */
	readPreview: PreviewReader;
	/** Factor on the time limits of answers: 1 except in tests. */
	limitFactor: number;
	/** Free disk space. */
	disk: Disk;
	/** Counters and durations of this process. */
	metrics: Metrics;
	/** True after SIGTERM: the host still answers, but a balancer sends no more requests. */
	isStopping: () => boolean;
}

/** Services of a route; nothing in the host reads globals. */
export interface Services extends KernelServices, AppMemory {
	db: Db;
	/** Database over connections of its own: reads can never use up those of writes. */
	readDb: Db;
	outbox: Outbox;
	/** Queues a job once the transaction commits; rows in the database hold the work. */
	wake: (tx: Tx, queue: string) => Promise<void>;
	/** Sender of mails, in a language. */
	senderIn: (db: Db | Tx, locale: Locale) => Promise<Sender>;
	/** Host names accepted beside the loopback's and the site's; `*` for any. */
	hostNames: ReadonlySet<string>;
	/** Files that rows name; all hosts of a database use the same store. */
	files: FileStore;
	/** Folder for files of this host only: uploads in progress, encoded pictures. */
	dataDir: string;
	/** Masters of the pictures; films in `videos/`. */
	mediaDir: string;
	/** Folder of mails as files for this machine's user; unset if an SMTP server takes them. */
	mailFolder?: string | undefined;
	/** Token that a scraper on another machine sends. Unset: metrics are for this machine alone. */
	metricsToken?: string | undefined;
	/** Origin of VIES, the Commission's register of VAT numbers. */
	viesOrigin: string;
	/** Rounds of key derivation that a captcha demands of the browser. */
	captchaCost: number;
	/** True if staff decides on each request for the extension of the warranty. */
	reviewsWarranty: boolean;
}
