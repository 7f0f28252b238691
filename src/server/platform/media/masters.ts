import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import type { MadeMaster } from './master.ts';
import { media } from './tables.ts';

/** Where masters lie that staff uploaded. */
const mastersDir = (dataDir: string): string => join(dataDir, 'pictures');

export interface MediaFolders {
	/** Masters that come with the house; films in `videos/`. */
	mediaDir: string;
	/** What the host keeps: masters that were uploaded, encoded pictures, printed documents. */
	dataDir: string;
}

/** Place of a picture's master. */
export const masterPath = (
	{ mediaDir, dataDir }: MediaFolders,
	{ source, digest }: Pick<typeof media.$inferSelect, 'source' | 'digest'>,
): string => join(digest === null ? mediaDir : mastersDir(dataDir), source);

/** Named by what is in it: the same picture is the same file, and none is ever written over another. */
const nameOf = (digest: string): string => `${digest}.webp`;

const DRAFT = /\.new$/;

/** Writes a master beside the others, to be kept or thrown away. */
export async function writeMaster(dataDir: string, { bytes }: MadeMaster): Promise<string> {
	const folder = mastersDir(dataDir);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const draft = join(folder, `${randomBytes(12).toString('hex')}.new`);
	try {
		const file = await open(draft, 'wx', 0o600);
		try {
			await file.writeFile(bytes);
			// A row must never speak for bytes that a power cut takes away.
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
/** Who gives a master its name or takes it away does so alone, until the transaction ends. */
export const lockMasters = (tx: Tx) =>
	tx.execute(sql`select pg_advisory_xact_lock(${MASTERS_LOCK})`);

/** Puts a written master where its row says, under the lock and before the row is committed. */
export async function keepMaster(dataDir: string, draft: string, digest: string): Promise<string> {
	const source = nameOf(digest);
	await rename(draft, join(mastersDir(dataDir), source));
	return source;
}

/** A file this old that no row speaks for belongs to nobody. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;

/**
 * Takes away masters whose pictures were deleted, and what a crash left behind before its row was
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
