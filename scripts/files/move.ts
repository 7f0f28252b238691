import { hash } from 'node:crypto';
import pg from 'pg';
import { StartError } from '#errors/start-error.ts';
import { openDatabase } from '../../src/server/platform/db/client.ts';
import { type FileStore, readStored } from '../../src/server/platform/files/file-store.ts';
import { endMove, noteMove, readMove } from '../../src/server/platform/files/move-state.ts';
import { adoptStore, assertHolds, assertOwn } from '../../src/server/platform/files/store-owner.ts';
import { listNamedFiles } from '../backup/files.ts';

export interface Moved {
	copied: number;
	/** Files that the other store had already, with the same digest. */
	kept: number;
	/** Keys that rows name and that are not in the store. */
	missing: string[];
}

const digestIn = async (store: FileStore, key: string): Promise<string | null> => {
	const bytes = await readStored(store, key);
	return bytes && hash('sha256', bytes);
};

/**
 * Throws one line if the two stores cannot be source and target of one move. Returns true if the
 * last run was interrupted at its end.
 */
async function assertMovable(from: FileStore, to: FileStore): Promise<boolean> {
	if (from.place === to.place) throw new StartError(`FILES_URL: files are in ${to.place} already`);
	const [gone, coming] = [await readMove(from), await readMove(to)];
	if (gone?.state === 'arriving') {
		throw new StartError(
			`FILES_URL: ${from.place} has only a part of the files: finish the move from ${gone.place} first`,
		);
	}
	if (coming?.state === 'arriving' && coming.place !== from.place) {
		throw new StartError(
			`FILES_URL: files are being moved from ${coming.place} to ${to.place}: finish that first`,
		);
	}
	if (gone && coming?.state !== 'arriving') {
		throw new StartError(`FILES_URL: files were moved from ${from.place} to ${gone.place} already`);
	}
	return gone !== null;
}

/** Copies a file and reads it back, unless the other store has the same; null if there is none. */
async function copy(
	key: string,
	from: FileStore,
	to: FileStore,
): Promise<'copied' | 'kept' | null> {
	const bytes = await readStored(from, key);
	if (bytes === null) return null;
	const digest = hash('sha256', bytes);
	if ((await digestIn(to, key)) === digest) return 'kept';
	await to.put(key, bytes);
	if ((await digestIn(to, key)) !== digest) {
		throw new StartError(`${to.place} does not return what was written: ${key}`);
	}
	return 'copied';
}

/**
 * Copies all files with a row from one store to the other, each verified by its digest. Can be
 * interrupted and repeated while hosts run. The last run, with all hosts stopped, makes the other
 * store the current one. Nothing is deleted.
 */
export async function moveFiles(
	{ url, from, to }: { url: string; from: FileStore; to: FileStore },
	{ isLast }: { isLast: boolean },
): Promise<Moved> {
	const isAtEnd = await assertMovable(from, to);
	const { db, close } = openDatabase(url);
	const client = new pg.Client({ connectionString: url });
	client.on('error', () => undefined);
	try {
		await client.connect();
		// With the DATA_DIR of elsewhere nothing would be found, and an empty store taken for the shop's.
		if (!isAtEnd) await assertHolds(db, from);
		await assertOwn(db, to);
		await noteMove(to, { state: 'arriving', place: from.place });
		const moved: Moved = { copied: 0, kept: 0, missing: [] };
		for (const key of await listNamedFiles(client)) {
			const done = await copy(key, from, to);
			if (done) moved[done] += 1;
			else moved.missing.push(key);
		}
		// Those that were erased or deleted meanwhile, no row names any more.
		const named = moved.missing.length > 0 ? new Set(await listNamedFiles(client)) : new Set();
		moved.missing = moved.missing.filter((key) => named.has(key));
		if (isLast) {
			// In this order: between the two, no host starts with either.
			await noteMove(from, { state: 'moved', place: to.place });
			await adoptStore(db, to);
			await endMove(to);
		}
		return moved;
	} finally {
		await client.end();
		await close();
	}
}
