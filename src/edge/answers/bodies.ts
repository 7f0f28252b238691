import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Larger files are streamed, and never kept. */
const IN_MEMORY_BYTES = 1024 * 1024;

/** Bytes that an edge keeps by default: the packed pages of a site of a few thousand. */
const KEPT_BYTES = 64 * 1024 * 1024;

export const readBody = (file: string, bytes: number): Promise<Uint8Array<ArrayBuffer> | Blob> =>
	bytes > IN_MEMORY_BYTES ? openAsBlob(file) : readFile(file);

/** Bodies of files by path, the latest of them in memory. */
export interface Bodies {
	/** Body that is in memory; null where it has to be read. */
	kept(file: string): Uint8Array<ArrayBuffer> | null;
	/** Reads a body and keeps it as far as there is room. */
	read(file: string, bytes: number): Promise<Uint8Array<ArrayBuffer> | Blob>;
	/** Forgets all: a file of the same name may have been mended since. */
	clear(): void;
}

/**
 * Keeps bodies up to `limit` bytes in all; beyond it those that were read first are forgotten. The
 * content of a file must not change until `clear`.
 */
export function keepBodies(limit = KEPT_BYTES): Bodies {
	const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
	let held = 0;
	/** Number of the last reset: data read before it are not cached after it. */
	let era = 0;

	function keep(file: string, body: Uint8Array<ArrayBuffer>): void {
		if (body.length > limit || bodies.has(file)) return;
		bodies.set(file, body);
		held += body.length;
		for (const [oldest, { length }] of bodies) {
			if (held <= limit) break;
			bodies.delete(oldest);
			held -= length;
		}
	}

	return {
		kept: (file) => bodies.get(file) ?? null,
		async read(file, bytes) {
			const known = bodies.get(file);
			if (known) return known;
			const begun = era;
			const body = await readBody(file, bytes);
			if (begun === era && body instanceof Uint8Array) keep(file, body);
			return body;
		},
		clear() {
			bodies.clear();
			held = 0;
			era += 1;
		},
	};
}
