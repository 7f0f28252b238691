import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from '#config.ts';
import type { Log } from '#http/log.ts';
import { createApp } from './app.ts';
import { toQueues, startWork } from './assemble.ts';
import { MODULES } from './modules.ts';
import { toPaymentKeys, type PaymentSettings } from './payments/keys.ts';
import { assertWritable, openCluster } from './platform/cluster/cluster.ts';
import { openDatabase, READ_POOL_SIZE } from './platform/db/client.ts';
import { assertReachable, migrateDatabase } from './platform/db/migrate.ts';
import { whenAvailable } from './platform/db/when-available.ts';
import { createFirstAccounts, passwordFile } from './staff/accounts.ts';
import { assertRestored } from './platform/cluster/restore-mark.ts';
import { assertUsable, toFileStore } from './platform/files/open-store.ts';
import { assertSettled } from './platform/files/move-state.ts';
import { claimStore } from './platform/files/store-owner.ts';
import { announceHost, withdrawHost } from './platform/cluster/host-file.ts';
import { assertPortFree, listen } from './platform/listen.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { createOutbox, enqueueWith } from './platform/mail/outbox.ts';
import { fileTransport, smtpTransport } from './platform/mail/transport.ts';
import { openQueue, wakeWith } from './platform/queue/queue.ts';
import { toBuildHook } from './publishing/ports.ts';
import { SEED } from '../seed/index.ts';
import { seed } from './seeding/seed.ts';

export type HostSettings = Pick<
	Config,
	| 'DATABASE_URL'
	| 'DATABASE_DIRECT_URL'
	| 'DATA_DIR'
	| 'FILES_URL'
	| 'HOST_PORT'
	| 'MEDIA_DIR'
	| 'BENCH_PRODUCTS'
	| 'SITE_URL'
	| 'SMTP_URL'
	| 'TRUSTED_PROXIES'
	| 'HOST_NAMES'
	| 'API_BASE_URL'
	| 'CAPTCHA_COST'
	| 'WARRANTY_REVIEW'
	| 'DESK_PASSWORD'
	| 'METRICS_TOKEN'
	| 'VIES_API_ORIGIN'
	| 'BUILD_HOOK_URL'
	| 'BUILD_HOOK_SECRET'
> &
	PaymentSettings;

/** Name of the site's database in the embedded cluster. */
const DATABASE = 'site';

/** Addresses of a database and a function that closes it. */
export interface Storage {
	url: string;
	/** Bypasses a pooler, for work that needs a connection of its own. */
	directUrl: string;
	close: () => Promise<void>;
}

/** Opens the database that the settings name, or the embedded one. */
export async function openStorage(
	settings: HostSettings,
	log: Log,
	{ isRestoring = false } = {},
): Promise<Storage> {
	const { DATABASE_URL: named, DATABASE_DIRECT_URL, DATA_DIR } = settings;
	await assertWritable(DATA_DIR);
	if (!isRestoring) assertRestored(DATA_DIR);
	if (named) {
		return { url: named, directUrl: DATABASE_DIRECT_URL ?? named, close: async () => undefined };
	}
	const cluster = await openCluster({ dataDir: DATA_DIR, log });
	const url = await cluster.database(DATABASE);
	return { url, directUrl: url, close: () => cluster.close() };
}

/** Says once what another host does that starts at the same time. */
const waiting = (log: Log, does: string) => () =>
	log(`start: another host ${does}; waiting`, { component: 'start' });

/** Brings a database up to date: the schema first, then the seed. */
export async function prepareDatabase(
	url: string,
	settings: HostSettings,
	log: Log,
): Promise<boolean> {
	await migrateDatabase(url, toQueues(MODULES), { onWait: waiting(log, 'migrates the database') });
	const { db, close } = openDatabase(url, { isPatient: true });
	const files = toFileStore(settings);
	try {
		await claimStore(db, files);
		return await seed(db, SEED, {
			mediaDir: settings.MEDIA_DIR,
			files,
			products: settings.BENCH_PRODUCTS,
			onWait: waiting(log, 'fills the database'),
		});
	} finally {
		await close();
	}
}

/** Host names that this host answers to; the name in `API_BASE_URL` is one of them. */
function toNames({ HOST_NAMES, API_BASE_URL }: HostSettings): Set<string> {
	return new Set([...HOST_NAMES, ...(API_BASE_URL ? [new URL(API_BASE_URL).hostname] : [])]);
}

export interface RunningHost {
	url: string;
	/** Finishes requests in progress (10 s at most), then closes port and database. */
	stop(): Promise<void>;
}

/** Opens database, schema, seed and port, in this order; a failing step closes what was opened. */
export async function startHost(settings: HostSettings, log: Log): Promise<RunningHost> {
	await assertPortFree(settings.HOST_PORT);
	const files = toFileStore(settings);
	const storage = await openStorage(settings, log);
	const undo = [storage.close];
	const stop = async (): Promise<void> => {
		for (const step of undo.splice(0).reverse()) await step();
	};
	try {
		if (settings.FILES_URL !== undefined) await assertUsable(files);
		await assertSettled(files);
		const { url, directUrl } = storage;
		if (settings.DATABASE_URL) {
			await assertReachable(url);
			await assertReachable(directUrl);
		}
		await whenAvailable(() => prepareDatabase(directUrl, settings, log), log);
		const { db, close } = openDatabase(url);
		undo.push(close);
		const reading = openDatabase(url, { connections: READ_POOL_SIZE });
		undo.push(reading.close);
		const first = { dataDir: settings.DATA_DIR, password: settings.DESK_PASSWORD };
		const onWait = waiting(log, 'makes the first accounts');
		await whenAvailable(() => createFirstAccounts(db, { ...first, onWait }), log);
		if (!first.password && !existsSync(passwordFile(first.dataDir))) {
			log('start: the first password of the desk is with the host that started first', {
				component: 'start',
			});
		}
		const queues = Object.keys(toQueues(MODULES));
		const queue = await whenAvailable(() => openQueue(directUrl, queues, log), log);
		undo.push(queue.close);
		const { SMTP_URL } = settings;
		const folder = join(settings.DATA_DIR, 'mail');
		const metrics = createMetrics();
		collectDefaultMetrics({ register: metrics.registry });
		const services = {
			db,
			readDb: reading.db,
			clock: () => new Date(),
			outbox: createOutbox(enqueueWith(queue.boss)),
			wake: wakeWith(queue.boss),
			buildHook: toBuildHook(settings),
			mailFolder: SMTP_URL ? undefined : folder,
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
			metrics,
			metricsToken: settings.METRICS_TOKEN,
			log,
		};
		const listener = await listen(createApp(services), settings.HOST_PORT);
		undo.push(() => listener.close());
		const transport = SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport(folder);
		await whenAvailable(async () => {
			// An earlier attempt that failed has left some of its workers.
			for (const name of queues) await queue.boss.offWork(name);
			await startWork(queue.boss, { ...services, transport }, MODULES);
		}, log);
		announceHost(settings.DATA_DIR, { pid: process.pid, url: listener.url });
		undo.push(async () => withdrawHost(settings.DATA_DIR));
		return { url: listener.url, stop };
	} catch (cause) {
		await stop();
		throw cause;
	}
}
