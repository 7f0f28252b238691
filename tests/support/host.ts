import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { createApp, type HostServices } from '../../src/server/app.ts';
import type { Module } from '../../src/server/module.ts';
import { MODULES } from '../../src/server/modules.ts';
import type { Db } from '../../src/server/platform/db/client.ts';
import type { FileStore } from '../../src/server/platform/files/file-store.ts';
import { folderStore } from '../../src/server/platform/files/folder-store.ts';
import { createOutbox } from '../../src/server/platform/mail/outbox.ts';
import { embedded } from './copy-template.ts';
import { LIMIT_FACTOR } from './limit-factor.ts';
import { lendDatabase } from './lent-database.ts';

export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** True if the run has a host of its own, whose database and folders tests may reach into. */
export const isEmbedded = inject('apiHost').kind === 'embedded';

/**
 * Opens a client of the host under test: the one of API_BASE_URL, or an app over a database of its
 * own.
 */
export async function openAsk(): Promise<{ ask: Ask; close: () => Promise<void> }> {
	const host = inject('apiHost');
	if (host.kind === 'remote') {
		const ask: Ask = (path, init) => fetch(`${host.url}${path}`, { redirect: 'manual', ...init });
		return { ask, close: async () => undefined };
	}
	const own = await openOwnHost();
	return { ask: own.ask, close: own.close };
}

export interface OwnHost {
	ask: Ask;
	db: Db;
	url: string;
	dataDir: string;
	files: FileStore;
	mediaDir: string;
	/** Opens another app over the same database, such as a second host. */
	appOver: (given?: Partial<HostServices>) => Ask;
	/** Services for work on the database beside the app: jobs, and internal calls of the desk. */
	clock: () => Date;
	log: (line: string) => void;
	modules: readonly Module[];
	/** Lines that the host logged. */
	logged: string[];
	/** Drops the database under the running host. */
	drop: () => Promise<void>;
	close: () => Promise<void>;
}

/** Services of an app beside its database, in their plainest form. */
export function plainServices(): Omit<HostServices, 'db' | 'files' | 'dataDir' | 'mediaDir'> {
	return {
		clock: () => new Date(),
		// Mails are stored only; a test that wants them sent starts its own mailer.
		outbox: createOutbox(async () => undefined),
		siteUrl: 'http://localhost:4321',
		hostNames: new Set(),
		trustedProxies: new Set(),
		captchaCost: 10,
		reviewsWarranty: true,
		payments: { stripe: null, test: true },
		// Nothing listens there: no test queries the Commission's VIES.
		viesOrigin: 'http://127.0.0.1:9',
		wake: async () => undefined,
		buildHook: { url: null, secrets: [] },
		log: () => undefined,
	};
}

/** Opens an app without a port over a database in the state of the fixture. */
export async function openOwnHost(
	given: Partial<HostServices> = {},
	modules: readonly Module[] = MODULES,
): Promise<OwnHost> {
	const { mediaDir, folder } = embedded();
	const { limitFactor = LIMIT_FACTOR } = given;
	const { url, db, readDb, drop, giveBack } = await lendDatabase(limitFactor);
	const logged: string[] = [];
	const dataDir = join(folder, randomUUID());
	await cp(join(folder, 'documents'), join(dataDir, 'documents'), { recursive: true });
	const services = {
		...plainServices(),
		files: folderStore(given.dataDir ?? dataDir),
		clock: () => new Date('2025-06-15T10:00:00Z'),
		log: (line: string) => void logged.push(line),
		limitFactor,
		...given,
	};
	const appOver = (more: Partial<HostServices> = {}): Ask => {
		const own = { db, readDb, mediaDir, dataDir, ...services, ...more };
		const app = createApp(own, modules);
		return async (path, init) => app.request(path, init);
	};
	return {
		ask: appOver(),
		appOver,
		db,
		url,
		dataDir,
		files: services.files,
		mediaDir,
		clock: services.clock,
		log: services.log,
		modules,
		logged,
		drop,
		close: giveBack,
	};
}

/** Opens a host that is closed after the test. */
export async function aHost(
	given: Partial<HostServices> = {},
	modules: readonly Module[] = MODULES,
): Promise<OwnHost> {
	const host = await openOwnHost(given, modules);
	onTestFinished(host.close);
	return host;
}
