import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { FileStore } from './file-store.ts';

/** Key of no file: asking for it takes one request, and the right to read. */
const NO_FILE = 'probes/none';

/** State of a store, by one light question to it. */
export interface StoreState {
	/** True if it answers, and a folder can be read and written. */
	isUp: boolean;
	/** Space of a folder's disk in bytes; null for a bucket, and where it cannot be told. */
	space: { free: number; size: number } | null;
}

/** Free space and size of the disk of a store's folder; null for a bucket. */
export async function readSpace({
	folder,
}: Pick<FileStore, 'folder'>): Promise<StoreState['space']> {
	const disk = folder === null ? null : await statfs(folder).catch(() => null);
	return disk && { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize };
}

/** Asks a store whether it answers, without writing to it. */
export async function readStoreState(store: FileStore): Promise<StoreState> {
	const asked =
		store.folder === null
			? store.open(NO_FILE).then((found) => found?.body.cancel())
			: access(store.folder, constants.R_OK | constants.W_OK | constants.X_OK);
	const isUp = await asked.then(
		() => true,
		() => false,
	);
	return { isUp, space: await readSpace(store) };
}
