import { join } from 'node:path';
import type { Log } from '#http/log.ts';
import { startWork, toQueues } from './assemble.ts';
import type { WorkServices } from './module.ts';
import { MODULES } from './modules.ts';
import { toPaymentKeys } from './payments/keys.ts';
import { openDatabase, READ_POOL_SIZE } from './platform/db/client.ts';
import { assertReachable } from './platform/db/migrate.ts';
import { whenAvailable } from './platform/db/when-available.ts';
import { assertSettled } from './platform/files/move-state.ts';
import { assertUsable, toFileStore } from './platform/files/open-store.ts';
import { joinHosts, type Role, type RunningHosts } from './platform/hosts/running-hosts.ts';
import { createOutbox, enqueueWith } from './platform/mail/outbox.ts';
import { fileTransport, smtpTransport } from './platform/mail/transport.ts';
import { openQueue, type OpenQueue, wakeWith } from './platform/queue/queue.ts';
import { toBuildHook } from './publishing/ports.ts';
import { type HostSettings, openStorage, prepareDatabase } from './storage.ts';

/** Closes what a process has opened, the last first. */
export interface Closing {
	add: (step: () => Promise<void>) => void;
	close: () => Promise<void>;
}

export function createClosing(): Closing {
	const steps: (() => Promise<void>)[] = [];
	return {
		add: (step) => void steps.push(step),
		async close() {
			for (const step of steps.splice(0).reverse()) await step();
		},
	};
}

/** Services that a host and a worker share, and the queue that both write to. */
export interface Parts {
	services: Omit<WorkServices, 'modules' | 'senderIn' | 'transport'>;
	queue: OpenQueue;
	hosts: RunningHosts;
}

/** Folder of mails that no server takes. */
const toMailFolder = ({ DATA_DIR }: HostSettings) => join(DATA_DIR, 'mail');

/** Host names that a host answers to; the name in `API_BASE_URL` is one of them. */
function toNames({ HOST_NAMES, API_BASE_URL }: HostSettings): Set<string> {
	return new Set([...HOST_NAMES, ...(API_BASE_URL ? [new URL(API_BASE_URL).hostname] : [])]);
}

/** Opens store, database and queue, with schema and seed; `isWorking` if this process runs jobs. */
export async function openParts(
	settings: HostSettings,
	log: Log,
	{ closing, role, isWorking }: { closing: Closing; role: Role; isWorking: boolean },
): Promise<Parts> {
	const files = toFileStore(settings);
	const storage = await openStorage(settings, log);
	closing.add(storage.close);
	if (settings.FILES_URL !== undefined) await assertUsable(files);
	await assertSettled(files);
	const { url, directUrl } = storage;
	if (settings.DATABASE_URL) {
		await assertReachable(url);
		await assertReachable(directUrl);
	}
	await whenAvailable(() => prepareDatabase(directUrl, settings, log), log);
	const { db, close } = openDatabase(url);
	closing.add(close);
	const reading = openDatabase(url, { connections: READ_POOL_SIZE });
	closing.add(reading.close);
	const clock = () => new Date();
	const self = { role, isWorking, secrets: settings.BUILD_HOOK_SECRET, clock, log };
	const hosts = await whenAvailable(() => joinHosts(db, self), log);
	closing.add(hosts.leave);
	const names = Object.keys(toQueues(MODULES));
	const queue = await whenAvailable(() => openQueue(directUrl, names, log, { isWorking }), log);
	closing.add(queue.close);
	const services = {
		db,
		readDb: reading.db,
		clock,
		outbox: createOutbox(enqueueWith(queue.boss)),
		wake: wakeWith(queue.boss),
		buildHook: toBuildHook(settings),
		mailFolder: settings.SMTP_URL ? undefined : toMailFolder(settings),
		siteUrl: settings.SITE_URL,
		hostNames: toNames(settings),
		trustedProxies: new Set(settings.TRUSTED_PROXIES),
		captchaCost: settings.CAPTCHA_COST,
		reviewsWarranty: settings.WARRANTY_REVIEW === 'on',
		payments: toPaymentKeys(settings),
		viesOrigin: settings.VIES_API_ORIGIN,
		mediaDir: settings.MEDIA_DIR,
		files,
		dataDir: settings.DATA_DIR,
		metricsToken: settings.METRICS_TOKEN,
		log,
	};
	return { services, queue, hosts };
}

/** Starts the jobs of every queue in this process. */
export async function startJobs(
	{ services, queue }: Parts,
	settings: HostSettings,
	log: Log,
): Promise<void> {
	const { SMTP_URL } = settings;
	const transport = SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport(toMailFolder(settings));
	await whenAvailable(async () => {
		// An earlier attempt that failed has left some of its workers.
		await queue.offWork();
		await startWork(queue.boss, { ...services, transport }, MODULES);
	}, log);
}
