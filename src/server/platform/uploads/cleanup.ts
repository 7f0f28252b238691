import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import { DRAFTS } from '../files/folder-store.ts';
import { files_to_delete } from './tables.ts';
import { incomingDir, toUploadKey } from './store.ts';

/** Returns those of the stored files that some row refers to. */
export type KnownFiles = (db: Db, names: readonly string[]) => Promise<string[]>;

/** A file this old without a row belongs to a submission that was never committed. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;
/** Files that one query asks the database about. */
const PAGE = 1000;

interface Place {
	db: Db;
	files: FileStore;
	/** Holds the folder of uploads in progress. */
	dataDir: string;
}

/**
 * Deletes files without a row, files left by a crash before their rows were committed, and
 * incomplete uploads. Ages are those of the store and of the file system.
 */
export async function cleanUpUploads(
	{ db, files, dataDir }: Place,
	getKnown: KnownFiles,
): Promise<void> {
	await deleteMarked(db, files);
	const before = Date.now() - ORPHAN_AGE_MS;
	for await (const { key, changed } of files.list(DRAFTS)) {
		if (changed.getTime() <= before) await files.remove(key);
	}
	await cleanUpIncoming(incomingDir(dataDir), before);
	let names: string[] = [];
	for await (const { key, changed } of files.list('uploads/')) {
		const name = /^uploads\/[0-9a-f]{2}\/([0-9a-f]{32})$/.exec(key)?.[1];
		if (name !== undefined && changed.getTime() <= before) names.push(name);
		if (names.length === PAGE) {
			await removeUnknown(db, files, getKnown, names);
			names = [];
		}
	}
	await removeUnknown(db, files, getKnown, names);
}

/** Deletes marked files: first at the store, then the mark, so that none is forgotten. */
async function deleteMarked(db: Db, files: FileStore): Promise<void> {
	const rows = await db.select().from(files_to_delete);
	if (rows.length === 0) return;
	const names = rows.map(({ stored_name }) => stored_name);
	for (const name of names) await files.remove(toUploadKey(name));
	await db.delete(files_to_delete).where(inArray(files_to_delete.stored_name, names));
}

async function removeUnknown(
	db: Db,
	files: FileStore,
	getKnown: KnownFiles,
	names: readonly string[],
): Promise<void> {
	if (names.length === 0) return;
	const known = new Set(await getKnown(db, names));
	for (const name of names) if (!known.has(name)) await files.remove(toUploadKey(name));
}

async function cleanUpIncoming(folder: string, before: number): Promise<void> {
	// It is missing until a first file comes.
	for (const name of await readdir(folder).catch(() => [])) {
		const path = join(folder, name);
		const found = await stat(path).catch(() => null);
		if (found?.isFile() && found.mtimeMs <= before) await rm(path, { force: true });
	}
}
