import type { Config } from '#config.ts';
import type { Log } from '#http/log.ts';
import { toQueues } from './assemble.ts';
import { MODULES } from './modules.ts';
import type { PaymentSettings } from './payments/keys.ts';
import { assertWritable, openCluster } from './platform/cluster/cluster.ts';
import { assertRestored } from './platform/cluster/restore-mark.ts';
import { openDatabase } from './platform/db/client.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { toFileStore } from './platform/files/open-store.ts';
import { claimStore } from './platform/files/store-owner.ts';
import { SEED } from '../seed/index.ts';
import { seed } from './seeding/seed.ts';

export type HostSettings = Pick<
	Config,
	| 'DATABASE_URL'
	| 'DATABASE_DIRECT_URL'
	| 'DATA_DIR'
	| 'FILES_URL'
	| 'FILES_DOWNLOADS'
	| 'HOST_ADDRESS'
	| 'HOST_PORT'
	| 'HOST_WORK'
	| 'STOP_DELAY_S'
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

/** Logs once what another host does that starts at the same time. */
export const waiting = (log: Log, does: string) => () =>
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
