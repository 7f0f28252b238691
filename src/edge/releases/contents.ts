import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '#errors/missing.ts';
import { pack, shouldPack } from './compress.ts';
import { contentHash, type FileEntry } from './release-index.ts';

/** Sizes of a content's compressed copies; absent where compression would not shorten it. */
export type Packed = Pick<FileEntry, 'br' | 'gz'>;

/**
 * Contents of all kept releases by hash, each stored once: a release that changes one page adds one
 * page, however large the site is.
 */
export interface Contents {
	/** Path of a content’s file; its compressed copies are beside it as `.br` and `.gz`. */
	filePath(hash: string): string;
	/** Stores a content under its hash. The extension of `path` decides how it is compressed. */
	put(content: Uint8Array, path: string): Promise<FileEntry & { isNew: boolean }>;
	/** Like `put`, but overwrites the stored copy, which may be corrupt. */
	rewrite(content: Uint8Array, path: string): Promise<FileEntry & { isNew: boolean }>;
	remove(hashes: Iterable<string>): Promise<void>;
}

/** Length of the folder prefix: a single folder of a hundred thousand names is slow to open. */
const PREFIX = 2;

export const contentFile = (dir: string, hash: string) => join(dir, hash.slice(0, PREFIX), hash);

async function readSize(file: string): Promise<number | null> {
	try {
		return (await stat(file)).size;
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}

/** Writes a file atomically: every content that a release lists must be readable as a whole. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
	const part = `${file}.${randomUUID()}`;
	await writeFile(part, content);
	await rename(part, file);
}

/**
 * Opens the contents below `dir`. They are removed only while `isPermitted`: a publisher that leads
 * no longer does not know what the releases of the next one hold.
 */
export function openContents(
	dir: string,
	clock: () => number,
	isPermitted: () => boolean = () => true,
): Contents {
	const made = new Set<string>();
	const filePath = (hash: string) => contentFile(dir, hash);

	async function folderFor(file: string): Promise<void> {
		const folder = dirname(file);
		if (made.has(folder)) return;
		await mkdir(folder, { recursive: true });
		made.add(folder);
	}

	/** Sizes of the compressed copies, if both exist. */
	async function known(file: string): Promise<Packed | null> {
		const [br, gz] = await Promise.all([readSize(`${file}.br`), readSize(`${file}.gz`)]);
		return br !== null && gz !== null ? { br, gz } : null;
	}

	async function packed(file: string, content: Uint8Array, path: string): Promise<Packed> {
		const copies = await pack(content, path);
		await Promise.all([writeWhole(`${file}.br`, copies.br), writeWhole(`${file}.gz`, copies.gz)]);
		return { br: copies.br.length, gz: copies.gz.length };
	}

	async function keep(content: Uint8Array, path: string, isTrusted: boolean) {
		const hash = contentHash(content);
		const file = filePath(hash);
		await folderFor(file);
		const isNew = (await readSize(file)) === null;
		const there = isTrusted ? await known(file) : null;
		const isPacked = shouldPack(path, content.length);
		const sizes = isPacked ? (there ?? (await packed(file, content, path))) : {};
		if (isNew || !isTrusted) await writeWhole(file, content);
		return { hash, bytes: content.length, modified: clock(), ...sizes, isNew };
	}

	return {
		filePath,
		put: (content, path) => keep(content, path, true),
		rewrite: (content, path) => keep(content, path, false),
		async remove(hashes) {
			for (const hash of hashes) {
				if (!isPermitted()) return;
				const file = filePath(hash);
				await Promise.all(['', '.br', '.gz'].map((end) => rm(file + end, { force: true })));
			}
		},
	};
}
