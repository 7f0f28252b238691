import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import type { MadeMaster } from './master.ts';
import { media } from './tables.ts';

/** Folder of the masters that staff uploaded. */
const mastersDir = (dataDir: string): string => join(dataDir, 'pictures');

export interface MediaFolders {
	/** Masters that come with the project; films in `videos/`. */
	mediaDir: string;
	/** Files that the host stores: uploaded masters, encoded pictures, printed documents. */
	dataDir: string;
}

/** Path of a picture's master. */
export const masterPath = (
	{ mediaDir, dataDir }: MediaFolders,
	{ source, digest }: Pick<typeof media.$inferSelect, 'source' | 'digest'>,
): string => join(digest === null ? mediaDir : mastersDir(dataDir), source);

/** Named by its content: the same picture is the same file, and none is ever overwritten. */
const toName = (digest: string): string => `${digest}.webp`;

const DRAFT = /\.new$/;

/** Writes a master beside the others, to be kept or discarded. */
export async function writeMaster(dataDir: string, { bytes }: MadeMaster): Promise<string> {
	const folder = mastersDir(dataDir);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const draft = join(folder, `${randomBytes(12).toString('hex')}.new`);
	try {
		const file = await open(draft, 'wx', 0o600);
		try {
			await file.writeFile(bytes);
			// A row must never refer to bytes that a power cut removes.
			await file.sync();
		} finally {
			await file.close();
		}
	} catch (cause) {
		await rm(draft, { force: true });
		throw cause;
	}
	return draft;
}

const MASTERS_LOCK = 1_908_1966;
/** Lock for adding or removing masters, held until the transaction ends. */
export const lockMasters = (tx: Tx) =>
	tx.execute(sql`select pg_advisory_xact_lock(${MASTERS_LOCK})`);

/** Moves a written master to its row's path, under the lock and before the row is committed. */
export async function keepMaster(dataDir: string, draft: string, digest: string): Promise<string> {
	const source = toName(digest);
	await rename(draft, join(mastersDir(dataDir), source));
	return source;
}

/** A file this old without a row is an orphan. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;

/**
 * Deletes masters whose pictures were deleted, and files that a crash left before their row was
 * committed. Ages are those of the file system.
 */
export async function cleanUpMasters(
	db: Db,
	dataDir: string,
	olderThan_ms = ORPHAN_AGE_MS,
): Promise<void> {
	const folder = mastersDir(dataDir);
	const before = Date.now() - olderThan_ms;
	await db.transaction(async (tx) => {
		await lockMasters(tx);
		const names = await readdir(folder).catch(() => []);
		if (names.length === 0) return;
		const rows = await tx
			.select({ source: media.source })
			.from(media)
			.where(isNotNull(media.digest));
		const known = new Set(rows.map(({ source }) => source));
		for (const name of names) {
			if (!DRAFT.test(name) && known.has(name)) continue;
			const path = join(folder, name);
			const found = await stat(path).catch(() => null);
			if (found?.isFile() && found.mtimeMs <= before) await rm(path, { force: true });
		}
	});
}
