import { existsSync } from 'node:fs';
import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import type { Config } from '#config.ts';
import { toQueues } from '../../src/server/assemble.ts';
import { openStorage } from '../../src/server/storage.ts';
import { StartError } from '#errors/start-error.ts';
import { MODULES } from '../../src/server/modules.ts';
import { restoreMark } from '../../src/server/platform/cluster/restore-mark.ts';
import { openDatabase } from '../../src/server/platform/db/client.ts';
import {
	assertKnown,
	assertReachable,
	migrateDatabase,
} from '../../src/server/platform/db/migrate.ts';
import type { FileStore } from '../../src/server/platform/files/file-store.ts';
import { assertUsable, toFileStore } from '../../src/server/platform/files/open-store.ts';
import { adoptRestored } from '../../src/server/platform/files/store-owner.ts';
import { copyFile, isEmptyFolder, SECRET_FILES } from './files.ts';
import { load } from './load.ts';
import { FILES, type Manifest, readManifest, verify } from './manifest.ts';

const countSchema = v.tuple([v.object({ count: v.number() })]);

/** Tables and queues that a database holds already. */
const COUNT = `
	select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
	where c.relkind in ('r', 'p') and n.nspname in ('public', 'drizzle', 'pgboss')`;

async function assertEmptyDatabase(client: pg.ClientBase): Promise<void> {
	const [{ count }] = v.parse(countSchema, (await client.query(COUNT)).rows);
	if (count > 0) {
		throw new StartError(
			`DATABASE_URL: the database holds ${count} tables: restore into an empty one`,
		);
	}
}

async function connect(url: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: url });
	client.on('error', () => undefined);
	await client.connect();
	return client;
}

/** Copies secrets to DATA_DIR, and all other files into the store. */
async function copyBack(
	folder: string,
	{ dataDir, store }: { dataDir: string; store: FileStore },
	{ files }: Manifest,
): Promise<void> {
	for (const { path, sha256 } of files) {
		const from = join(folder, FILES, path);
		const isSecret = SECRET_FILES.includes(path);
		const bytes = isSecret ? null : await readFile(from);
		const digest = bytes
			? hash('sha256', bytes)
			: (await copyFile(from, join(dataDir, path)))?.sha256;
		if (digest !== sha256) {
			throw new StartError(`${folder} was changed while it was read: ${path}`);
		}
		if (bytes) await store.put(path, bytes);
	}
}

/** Throws one line unless the store can be written and holds no file. */
async function assertEmptyStore(store: FileStore): Promise<void> {
	await assertUsable(store);
	for await (const { key } of store.list('')) {
		throw new StartError(
			`FILES_URL: ${store.place} holds ${key}: restore into an empty folder, bucket or prefix`,
		);
	}
}

/** Takes away the files that a restore has written, as far as the store still answers. */
async function emptyStore(store: FileStore): Promise<void> {
	try {
		for await (const { key } of store.list('')) await store.remove(key);
	} catch {
		// The cause is reported; this one names what the store still holds.
	}
}

/** Fills an empty database: schema of the backup's migration, then its rows. */
async function restoreDatabase(url: string, folder: string, manifest: Manifest): Promise<void> {
	await assertReachable(url);
	const client = await connect(url);
	try {
		await assertEmptyDatabase(client);
		try {
			await migrateDatabase(url, toQueues(MODULES), { until: manifest.migration.when });
			await load(client, folder, manifest);
		} catch (cause) {
			await client.query('rollback');
			// It was empty, so everything in it is ours.
			await client.query(
				'drop schema if exists public, drizzle, pgboss cascade; create schema public',
			);
			throw cause;
		}
	} finally {
		await client.end();
	}
}

/** Marks database and store as belonging together. */
async function adopt(url: string, store: FileStore): Promise<void> {
	const { db, close } = openDatabase(url);
	try {
		await adoptRestored(db, store);
	} finally {
		await close();
	}
}

/** Reads a backup's manifest, and throws one line unless it is whole and of a schema that is known. */
export async function readBackup(folder: string): Promise<Manifest> {
	const manifest = await readManifest(folder);
	await assertKnown(manifest.migration);
	await verify(folder, manifest);
	return manifest;
}

/**
 * Restores a backup into an empty DATA_DIR and an empty database (the embedded one lies in
 * DATA_DIR). Nothing is written before every digest was verified; a restore that fails takes away
 * what it has written. One that was killed leaves a mark, and no host starts there.
 */
export async function restore(settings: Config, folder: string): Promise<Manifest> {
	const { DATA_DIR } = settings;
	if (!(await isEmptyFolder(DATA_DIR))) {
		throw new StartError(`DATA_DIR: ${DATA_DIR} is not empty: restore into an empty folder`);
	}
	const manifest = await readBackup(folder);
	const store = toFileStore(settings);
	const isApart = settings.FILES_URL !== undefined;
	if (isApart) await assertEmptyStore(store);
	const isNew = !existsSync(DATA_DIR);
	await mkdir(DATA_DIR, { recursive: true });
	const mark = restoreMark(DATA_DIR);
	await writeFile(mark, manifest.at, { flush: true });
	try {
		await copyBack(folder, { dataDir: DATA_DIR, store }, manifest);
		const storage = await openStorage(settings, () => undefined, { isRestoring: true });
		try {
			await restoreDatabase(storage.directUrl, folder, manifest);
			await adopt(storage.directUrl, store);
		} finally {
			await storage.close();
		}
		await rm(mark);
		return manifest;
	} catch (cause) {
		const written = isNew
			? [DATA_DIR]
			: (await readdir(DATA_DIR)).map((name) => join(DATA_DIR, name));
		for (const path of written) await rm(path, { recursive: true, force: true });
		if (isApart) await emptyStore(store);
		throw cause;
	}
}
