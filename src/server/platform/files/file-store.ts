import type { Log } from '#http/log.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';

/** File of a store, to be read once; cancel the body if it is not read. */
export interface OpenedFile {
	size: number;
	body: ReadableStream<Uint8Array>;
}

/** Headers with which a store sends a file to a browser. */
export interface Lent {
	type: string;
	/** `Content-Disposition`. */
	disposition: string;
}

export interface ListedFile {
	key: string;
	size: number;
	/** Moment of the last write, by the store's clock. */
	changed: Date;
}

/**
 * Files that rows name, by key: `uploads/…`, `pictures/…`, `documents/…`. A file is there whole or
 * not at all, and once a write has returned, every host finds it. A store that cannot answer throws
 * `Unavailable`.
 */
export interface FileStore {
	/** Folder, or address without its keys, for the operator. */
	readonly place: string;
	/** Folder on this machine, or mounted there; null for a bucket. */
	readonly folder: string | null;
	/** Writes a file, also over an earlier one. */
	put: (key: string, bytes: Uint8Array) => Promise<void>;
	/** Moves a file of this machine’s disk into the store. */
	take: (key: string, path: string) => Promise<void>;
	/** Opens a file; null if there is none. */
	open: (key: string) => Promise<OpenedFile | null>;
	/**
	 * Returns an address at which a browser gets a file without the host, for a minute. Only a bucket
	 * with `FILES_DOWNLOADS=store` has this.
	 */
	lend?: (key: string, lent: Lent) => Promise<string>;
	/** Deletes a file; does nothing if there is none. */
	remove: (key: string) => Promise<void>;
	/** Lists the files whose keys begin with a prefix, in no order. */
	list: (prefix: string) => AsyncIterable<ListedFile>;
}

/** No part of a key is `.` or `..`: the first begins with a letter, the others end in one. */
const KEY = /^[\w-][\w.-]*(?:\/[\w.-]*[\w-])+$/;

/** Throws unless a key names a file within a folder of the store. */
export function assertKey(key: string): void {
	if (!KEY.test(key)) throw new Error(`Invalid key of a stored file: ${key}`);
}

/** Time in which a small file is read whole; after it a store counts as hanging. */
const READ_LIMIT_MS = 10_000;
/** Slowest transfer rate accepted for a large file of a store. */
const LEAST_BYTES_PER_MS = 1_000;

/** Reads a whole file; null if there is none. A store that hangs times out. */
export async function readStored(
	store: FileStore,
	key: string,
	limit_ms = READ_LIMIT_MS,
): Promise<Uint8Array<ArrayBuffer> | null> {
	const found = await store.open(key);
	if (!found) return null;
	const signal = AbortSignal.timeout(limit_ms + Math.ceil(found.size / LEAST_BYTES_PER_MS));
	const whole = found.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
	const bytes = await new Response(whole).arrayBuffer().catch(() => null);
	if (bytes?.byteLength !== found.size) {
		throw new Unavailable(`${store.place} ended ${key} early, expected ${found.size} bytes`);
	}
	return new Uint8Array(bytes);
}

/** Logs once that a row names a file that the store does not have. */
export function logMissing({ files, log }: { files: FileStore; log: Log }, key: string): void {
	log(`files: ${key} is missing in ${files.place}, and the database names it`, {
		level: 'warn',
		component: 'files',
		object: key,
	});
}
