import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createApp, type HostServices } from '../../src/server/app.ts';
import type { Module } from '../../src/server/module.ts';
import { MODULES } from '../../src/server/modules.ts';
import { openDatabase, READ_POOL_SIZE, type Db } from '../../src/server/platform/db/client.ts';
import { createOutbox } from '../../src/server/platform/mail/outbox.ts';
import { PATIENCE } from './host-patience.ts';
import type { ApiHost } from './host-provided.ts';

export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Whether the run has a host of its own, whose database and folders tests may reach into. */
export const isEmbedded = inject('apiHost').kind === 'embedded';

function embedded(): Extract<ApiHost, { kind: 'embedded' }> {
	const host = inject('apiHost');
	if (host.kind !== 'embedded') throw new Error('this test needs the embedded host');
	return host;
}

/** Asks the host under test: the one of API_BASE_URL, or an app over a database of its own. */
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
	mediaDir: string;
	/** Another app over the same database, such as a second host. */
	appOver: (given?: Partial<HostServices>) => Ask;
	/** What works with the database beside the app: jobs, and calls of the desk's inside. */
	clock: () => Date;
	log: (line: string) => void;
	modules: readonly Module[];
	/** Lines that the host logged. */
	logged: string[];
	/** Takes the database away under the running host. */
	drop: () => Promise<void>;
	close: () => Promise<void>;
}

/** What an app needs beside its database, at its plainest. */
export function plainServices(): Omit<HostServices, 'db' | 'dataDir' | 'mediaDir'> {
	return {
		clock: () => new Date(),
		// Mails are stored; who wants them sent starts a mailer of his own.
		outbox: createOutbox(async () => undefined),
		siteUrl: 'http://localhost:4321',
		hostNames: new Set(),
		trustedProxies: new Set(),
		captchaCost: 10,
		reviewsWarranty: true,
		payments: { stripe: null, test: true },
		// Nothing listens there: no test asks the Commission.
		viesOrigin: 'http://127.0.0.1:9',
		wake: async () => undefined,
		buildHook: { url: null, secrets: [] },
		log: () => undefined,
	};
}

/** An app without a port over a fresh copy of the fixture. */
export async function openOwnHost(
	given: Partial<HostServices> = {},
	modules: readonly Module[] = MODULES,
): Promise<OwnHost> {
	const { mediaDir, folder } = embedded();
	const database = await copyTemplate();
	const { patience = PATIENCE } = given;
	const { db, close } = openDatabase(database.url, { patience });
	const reading = openDatabase(database.url, { connections: READ_POOL_SIZE, patience });
	const logged: string[] = [];
	const dataDir = join(folder, randomUUID());
	await cp(join(folder, 'documents'), join(dataDir, 'documents'), { recursive: true });
	const services = {
		...plainServices(),
		clock: () => new Date('2025-06-15T10:00:00Z'),
		log: (line: string) => void logged.push(line),
		patience,
		...given,
	};
	const appOver = (more: Partial<HostServices> = {}): Ask => {
		const own = { db, readDb: reading.db, mediaDir, dataDir, ...services, ...more };
		const app = createApp(own, modules);
		return async (path, init) => app.request(path, init);
	};
	return {
		ask: appOver(),
		appOver,
		db,
		url: database.url,
		dataDir,
		mediaDir,
		clock: services.clock,
		log: services.log,
		modules,
		logged,
		drop: database.drop,
		async close() {
			await Promise.all([close(), reading.close()]);
			await database.drop();
		},
	};
}

/** The same, gone when the test is over. */
export async function aHost(
	given: Partial<HostServices> = {},
	modules: readonly Module[] = MODULES,
): Promise<OwnHost> {
	const host = await openOwnHost(given, modules);
	onTestFinished(host.close);
	return host;
}

/** A database of one's own: the fixture, or an empty one. */
export async function copyTemplate(
	template = embedded().template,
): Promise<{ url: string; drop: () => Promise<void> }> {
	const { adminUrl } = embedded();
	const name = `t_${randomUUID().replaceAll('-', '')}`;
	await onAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`);
	const url = new URL(adminUrl);
	url.pathname = `/${name}`;
	return {
		url: url.href,
		drop: () => onAdmin(adminUrl, `drop database if exists ${name} with (force)`),
	};
}

let admin: Promise<pg.Client> | undefined;

/** One connection for all files of a worker: a log-in for each database was a fourth of its price. */
function adminOf(connectionString: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString });
	// A connection that ends after its last answer must not end the run; the next statement opens another.
	client.on('error', () => undefined);
	client.on('end', () => (admin = undefined));
	return client.connect().then(() => client);
}

async function onAdmin(adminUrl: string, statement: string): Promise<void> {
	admin ??= adminOf(adminUrl).catch((cause: unknown) => {
		admin = undefined;
		throw cause;
	});
	await (await admin).query(statement);
}
