import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { files_to_delete } from './tables.ts';
import { incomingDir, removeStored } from './store.ts';

/** Returns those of the stored files that some row refers to. */
export type KnownFiles = (db: Db, names: readonly string[]) => Promise<string[]>;

/** A file this old without a row belongs to a submission that was never committed. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;

/**
 * Deletes files whose rows are gone, files that a crash left before their rows were committed, and
 * incomplete uploads. Ages are those of the file system.
 */
export async function cleanUpUploads(
	db: Db,
	dataDir: string,
	{ olderThan_ms = ORPHAN_AGE_MS, getKnown }: { olderThan_ms?: number; getKnown: KnownFiles },
): Promise<void> {
	await deleteMarked(db, dataDir);
	const before = Date.now() - olderThan_ms;
	for (const path of await oldFiles(incomingDir(dataDir), before)) await rm(path, { force: true });
	for (const folder of await namesIn(join(dataDir, 'uploads'))) {
		if (/^[0-9a-f]{2}$/.test(folder))
			await cleanUpFolder(db, getKnown, join(dataDir, 'uploads', folder), before);
	}
}

async function deleteMarked(db: Db, dataDir: string): Promise<void> {
	const rows = await db.select().from(files_to_delete);
	if (rows.length === 0) return;
	const names = rows.map(({ stored_name }) => stored_name);
	for (const name of names) await removeStored(dataDir, name);
	await db.delete(files_to_delete).where(inArray(files_to_delete.stored_name, names));
}

async function cleanUpFolder(
	db: Db,
	getKnown: KnownFiles,
	folder: string,
	before: number,
): Promise<void> {
	const old = await oldFiles(folder, before);
	if (old.length === 0) return;
	const names = old.map((path) => path.slice(folder.length + 1));
	const known = new Set(await getKnown(db, names));
	for (const name of names) if (!known.has(name)) await rm(join(folder, name), { force: true });
}

async function oldFiles(folder: string, before: number): Promise<string[]> {
	const old: string[] = [];
	for (const name of await namesIn(folder)) {
		const path = join(folder, name);
		const found = await stat(path).catch(() => null);
		if (found?.isFile() && found.mtimeMs <= before) old.push(path);
	}
	return old;
}

/** Empty if the folder was never needed. */
async function namesIn(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (cause) {
		if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
		throw cause;
	}
}
