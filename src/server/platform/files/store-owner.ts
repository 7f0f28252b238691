import { eq, sql } from 'drizzle-orm';
import { StartError } from '#errors/start-error.ts';
import type { Db, Tx } from '../db/client.ts';
import { hostSecret } from '../db/host-secret.ts';
import { host_secrets } from '../db/tables.ts';
import { type FileStore, readStored } from './file-store.ts';

/** Key of the note that names the shop whose files a store holds. */
const NOTE = 'state/shop';

const LOCK = 1_986_2031;

/** Names in `host_secrets`: the shop's id, and the place of its store. */
const ID = 'files-shop';
const PLACE = 'files-place';

async function findPlace(db: Db | Tx): Promise<string | null> {
	const [row] = await db.select().from(host_secrets).where(eq(host_secrets.name, PLACE));
	return row?.value ?? null;
}

/** Throws one line if a store holds the files of another shop. Returns true if it holds this one's. */
export async function assertOwn(db: Db | Tx, store: FileStore): Promise<boolean> {
	const note = await readStored(store, NOTE);
	if (note === null) return false;
	if (Buffer.from(note).toString() === (await hostSecret(db, ID))) return true;
	throw new StartError(
		`FILES_URL: ${store.place} holds the files of another shop: set another folder, bucket or prefix, or delete ${NOTE} there if that shop is gone`,
	);
}

/** Makes a store the one of this database's shop. */
export async function adoptStore(db: Db | Tx, store: FileStore): Promise<void> {
	await store.put(NOTE, Buffer.from(await hostSecret(db, ID)));
	await db
		.insert(host_secrets)
		.values({ name: PLACE, value: store.place })
		.onConflictDoUpdate({ target: host_secrets.name, set: { value: store.place } });
}

/**
 * Makes a store the one of a restored shop, which gets an id of its own: with that of the shop that
 * was backed up, it could be started with that one's store, and would delete newer files there.
 */
export async function adoptRestored(db: Db, store: FileStore): Promise<void> {
	await db.delete(host_secrets).where(eq(host_secrets.name, ID));
	await adoptStore(db, store);
}

/** Throws one line unless a store holds the shop's files. Returns false if the shop has none yet. */
export async function assertHolds(db: Db | Tx, store: FileStore): Promise<boolean> {
	const isOwn = await assertOwn(db, store);
	const place = await findPlace(db);
	if (place === null) return false;
	if (isOwn) return true;
	// Two machines have folders of the same name, or this one lacks what should be mounted there.
	if (place === store.place) {
		throw new StartError(
			`FILES_URL: ${store.place} lacks ${NOTE}, which is in the folder of that name with the files of this shop: mount that one, or restore a backup`,
		);
	}
	throw new StartError(
		`FILES_URL: the files of this shop are in ${place}, not in ${store.place}: set the same bucket, or a folder that all hosts have mounted`,
	);
}

/**
 * Throws one line unless a store is the one that the shop's other hosts use: two folders of two
 * machines would each hold half of the files. The first host that starts decides.
 */
export async function claimStore(db: Db, store: FileStore): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
		if (!(await assertHolds(tx, store))) await adoptStore(tx, store);
	});
}
