import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Log } from './tagged-pdf.ts';

/** Document that the thread is to compose. */
export interface Order {
	id: number;
	module: string;
	name: string;
	given: unknown;
}

/** Answer of the thread. */
export type Composed = { id: number } & (
	| { bytes: Uint8Array; logged: string[] }
	| { error: string }
);

interface Pending {
	resolve: (bytes: Uint8Array) => void;
	log: Log;
	reject: (cause: Error) => void;
}

/** Size of the cache: some three hundred confirmations. */
const MOST_BYTES = 24 * 1024 * 1024;
/** A thread with its typefaces takes some eighty megabytes, which are wasted at night. */
const IDLE_MS = 5 * 60_000;

const kept = new Map<string, Uint8Array>();
let keptBytes = 0;
const underWay = new Map<string, Promise<Uint8Array>>();

const pending = new Map<number, Pending>();
let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let last = 0;

/**
 * Composes a document in a worker thread, so that the host answers meanwhile. `name` is an exported
 * function of the module that turns plain data into bytes. The cache key is a hash of the data:
 * equal data is composed once, changed data is another version, and nothing outdated is ever found.
 * `log` gets the composer's messages, once for each version.
 */
export async function composed(
	module: URL,
	name: string,
	given: unknown,
	log: Log = () => undefined,
): Promise<Uint8Array> {
	const version = createHash('sha256')
		.update(JSON.stringify([module.href, name, given]))
		.digest('base64url');
	const known = kept.get(version);
	if (known) {
		// The most recently used is last; the least recently used is evicted first.
		kept.delete(version);
		kept.set(version, known);
		return known;
	}
	const asked = underWay.get(version);
	if (asked) return asked;
	const work = inThread({ module: module.href, name, given }, log)
		.then((bytes) => keep(version, bytes))
		.finally(() => underWay.delete(version));
	underWay.set(version, work);
	return work;
}

function keep(version: string, bytes: Uint8Array): Uint8Array {
	kept.set(version, bytes);
	keptBytes += bytes.byteLength;
	for (const [oldest, { byteLength }] of kept) {
		if (keptBytes <= MOST_BYTES) break;
		kept.delete(oldest);
		keptBytes -= byteLength;
	}
	return bytes;
}

function inThread(order: Omit<Order, 'id'>, log: Log): Promise<Uint8Array> {
	return new Promise((resolve, reject) => {
		clearTimeout(idle);
		const worker = (thread ??= openThread());
		// Keeps an ending process alive for documents in progress, and for nothing else.
		worker.ref();
		const id = (last += 1);
		pending.set(id, { resolve, reject, log });
		worker.postMessage({ id, ...order } satisfies Order);
	});
}

function openThread(): Worker {
	const worker = new Worker(new URL('./document-thread.ts', import.meta.url));
	worker.on('message', (answer: Composed) => {
		const waiting = pending.get(answer.id);
		pending.delete(answer.id);
		if ('bytes' in answer) {
			for (const line of answer.logged) waiting?.log(line);
			waiting?.resolve(answer.bytes);
		} else waiting?.reject(new Error(answer.error));
		if (pending.size === 0) rest(worker);
	});
	worker.on('error', (cause) => fail(worker, cause));
	worker.on('exit', () => fail(worker, new Error('the thread that composes documents has ended')));
	return worker;
}

function rest(worker: Worker): void {
	worker.unref();
	idle = setTimeout(() => {
		thread = null;
		void worker.terminate();
	}, IDLE_MS).unref();
}

/** The next document opens a new thread. */
function fail(worker: Worker, cause: unknown): void {
	if (thread !== worker) return;
	thread = null;
	const error = cause instanceof Error ? cause : new Error(String(cause));
	for (const { reject } of pending.values()) reject(error);
	pending.clear();
}
