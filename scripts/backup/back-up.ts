import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { StartError } from '#errors/start-error.ts';
import type { FileStore } from '../../src/server/platform/files/file-store.ts';
import { assertSchema } from '../../src/server/platform/db/migrate.ts';
import { AS_TEXT, dumpTables, readSequences } from './dump.ts';
import { copyIn, isEmptyFolder, listNamedFiles } from './files.ts';
import { FILES, type Manifest, writeManifest } from './manifest.ts';

export interface BackedUpShop {
	/** Address of the database. */
	url: string;
	dataDir: string;
	files: FileStore;
}

const nowSchema = v.tuple([v.object({ at: v.date() })]);

/**
 * Backs a running shop up into a folder. The database is read in one snapshot; then those files are
 * copied that its rows name. Files are complete before their row is committed and never overwritten,
 * so a file that is copied later has the bytes of the snapshot's moment.
 *
 * A file that was deleted in between, by an erasure or at the desk, is left out. `missing` are those
 * that a row still names.
 */
export async function backUp(
	shop: BackedUpShop,
	folder: string,
	onRead: () => unknown = () => undefined,
): Promise<Manifest> {
	if (!(await isEmptyFolder(folder))) {
		throw new StartError(`${folder} is not empty: back up into a new folder`);
	}
	const client = new pg.Client({ connectionString: shop.url });
	client.on('error', () => undefined);
	await client.connect();
	try {
		await client.query(`begin isolation level repeatable read, read only; ${AS_TEXT}`);
		const migration = await assertSchema(client);
		const { rows: now } = await client.query('select now() as at');
		const [{ at }] = v.parse(nowSchema, now);
		await mkdir(folder, { recursive: true, mode: 0o700 });
		const tables = await dumpTables(client, folder);
		const sequences = await readSequences(client);
		const named = await listNamedFiles(client);
		await client.query('commit');
		await onRead();
		const target = join(folder, FILES);
		const { stored, secrets } = await copyIn(shop, named, target);
		const { files, absent } = stored;
		const still = absent.length > 0 ? new Set(await listNamedFiles(client)) : new Set();
		const manifest: Manifest = {
			format: 1,
			at: at.toISOString(),
			migration,
			tables,
			sequences,
			files: [...files, ...secrets.files],
			missing: absent.filter((path) => still.has(path)),
		};
		await writeManifest(folder, manifest);
		return manifest;
	} catch (cause) {
		await rm(folder, { recursive: true, force: true });
		throw cause;
	} finally {
		await client.end();
	}
}
