import { join } from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { type FileStore, readStored } from '../files/file-store.ts';
import type { MadeMaster } from './master.ts';
import { media } from './tables.ts';

/** Prefix of the masters that staff uploaded. */
const PREFIX = 'pictures/';

export interface MasterPlaces {
	/** Masters that come with the project; films in `videos/`, turns in `turns/`. */
	mediaDir: string;
	/** Masters that staff uploaded. */
	files: FileStore;
}

type MasterRow = Pick<typeof media.$inferSelect, 'source' | 'digest'>;

/** Key of a master that staff uploaded. */
export const toMasterKey = (source: string): string => `${PREFIX}${source}`;

/** Finds a picture's master: a path of the project, or the bytes that the store has of it. */
export async function findMaster(
	{ mediaDir, files }: MasterPlaces,
	{ source, digest }: MasterRow,
): Promise<string | Uint8Array | null> {
	return digest === null ? join(mediaDir, source) : readStored(files, toMasterKey(source));
}

const MASTERS_LOCK = 1_908_1966;
/** Lock for adding or removing masters, held until the transaction ends. */
export const lockMasters = (tx: Tx) =>
	tx.execute(sql`select pg_advisory_xact_lock(${MASTERS_LOCK})`);

/**
 * Stores a master under the lock and before its row is committed; returns its name. Named by its
 * content: the same picture is the same file.
 */
export async function storeMaster(
	files: FileStore,
	{ bytes, digest }: MadeMaster,
): Promise<string> {
	const source = `${digest}.webp`;
	await files.put(toMasterKey(source), bytes);
	return source;
}

/** A file this old without a row is an orphan. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;

/**
 * Deletes masters whose pictures were deleted, and files that a crash left before their row was
 * committed. Ages are those of the store.
 */
export async function cleanUpMasters(db: Db, files: FileStore): Promise<void> {
	const before = Date.now() - ORPHAN_AGE_MS;
	await db.transaction(async (tx) => {
		await lockMasters(tx);
		const rows = await tx
			.select({ source: media.source })
			.from(media)
			.where(isNotNull(media.digest));
		const known = new Set(rows.map(({ source }) => toMasterKey(source)));
		for await (const { key, changed } of files.list(PREFIX)) {
			if (!known.has(key) && changed.getTime() <= before) await files.remove(key);
		}
	});
}
