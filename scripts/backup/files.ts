import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import * as v from 'valibot';
import { orWhenMissing } from '#errors/missing.ts';
import { StartError } from '#errors/start-error.ts';
import type { FileStore } from '../../src/server/platform/files/file-store.ts';
import { type Manifest, type Measured, measuring } from './manifest.ts';

const namedSchema = v.array(v.object({ path: v.string() }));

/** Keys of all files that rows name: uploads, masters of pictures, documents, removed ones too. */
const NAMED = `
	select 'uploads/' || left(stored_name, 2) || '/' || stored_name as path from uploads
	union select 'pictures/' || source from media where digest is not null
	union select 'documents/' || file from documents
	union select 'documents/' || (version->>'file')
		from documents cross join jsonb_array_elements(earlier) version
	union select 'documents/' || (version->>'file')
		from removed_documents cross join jsonb_array_elements(versions) version
	order by 1`;

/** Lists the files that rows name, as the client's snapshot sees them. */
export const listNamedFiles = async (client: pg.ClientBase): Promise<string[]> =>
	v.parse(namedSchema, (await client.query(NAMED)).rows).map(({ path }) => path);

/** Files of DATA_DIR that belong to the shop and that no row names. */
export const SECRET_FILES = ['desk-password', 'hook-secret'];

/** Copies a file and measures it; null if there is none. */
export async function copyFile(from: string, to: string): Promise<Measured | null> {
	const source = await orWhenMissing(open(from), null);
	if (source === null) return null;
	try {
		await mkdir(dirname(to), { recursive: true, mode: 0o700 });
		const { pass, result } = measuring();
		const target = createWriteStream(to, { mode: 0o600, flush: true });
		await pipeline(source.createReadStream({ autoClose: false }), pass, target);
		return result();
	} finally {
		await source.close();
	}
}

/** Copies a file of a store and measures it; null if there is none. */
async function copyStored(store: FileStore, key: string, to: string): Promise<Measured | null> {
	const opened = await store.open(key);
	if (opened === null) return null;
	await mkdir(dirname(to), { recursive: true, mode: 0o700 });
	const { pass, result } = measuring();
	await pipeline(opened.body, pass, createWriteStream(to, { mode: 0o600, flush: true }));
	const found = result();
	if (found.bytes === opened.size) return found;
	throw new StartError(`${store.place} ended ${key} early, expected ${opened.size} bytes`);
}

/** Copies files into a backup by `copy`; `absent` are those that were not there. */
async function copyAll(
	paths: readonly string[],
	copy: (path: string) => Promise<Measured | null>,
): Promise<{ files: Manifest['files']; absent: string[] }> {
	const files: Manifest['files'] = [];
	const absent: string[] = [];
	for (const path of paths) {
		const found = await copy(path);
		if (found) files.push({ path, ...found });
		else absent.push(path);
	}
	return { files, absent };
}

/** Copies what belongs to the shop into a backup: named files of the store, and secrets. */
export const copyIn = async (
	{ dataDir, files }: { dataDir: string; files: FileStore },
	named: readonly string[],
	to: string,
) => ({
	stored: await copyAll(named, (key) => copyStored(files, key, join(to, key))),
	secrets: await copyAll(SECRET_FILES, (name) => copyFile(join(dataDir, name), join(to, name))),
});

/** True if the folder has no entry or does not exist. */
export const isEmptyFolder = async (folder: string): Promise<boolean> =>
	(await orWhenMissing(readdir(folder), [])).length === 0;
