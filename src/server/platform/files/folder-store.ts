import { randomBytes } from 'node:crypto';
import {
	copyFile,
	type FileHandle,
	mkdir,
	open,
	readdir,
	rename,
	rm,
	stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toCode } from '#errors/disk-full.ts';
import { assertKey, type FileStore, type ListedFile } from './file-store.ts';

/** Folder of files that are being written; a clean-up deletes what a crash has left there. */
export const DRAFTS = 'drafts/';

/** Codes of a file that is not there, and of a name that no file can have. */
const MISSING = new Set(['ENOENT', 'ENAMETOOLONG']);

async function orWhenMissing<T>(work: Promise<T>, fallback: T): Promise<T> {
	try {
		return await work;
	} catch (cause) {
		if (MISSING.has(toCode(cause))) return fallback;
		throw cause;
	}
}

async function sync(path: string): Promise<void> {
	const file = await open(path, 'r');
	try {
		await file.sync();
	} finally {
		await file.close();
	}
}

/** Bytes that are read from the disk at a time. */
const CHUNK = 64 * 1024;

/** Reads a file of a size from a handle, which is closed behind the last byte or when cancelled. */
function toBody(file: FileHandle, size: number): ReadableStream<Uint8Array> {
	let done = 0;
	return new ReadableStream<Uint8Array>({
		async pull(controller) {
			try {
				const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK));
				if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
				done += bytesRead;
				if (bytesRead > 0 && done < size) return;
			} catch (cause) {
				await file.close();
				throw cause;
			}
			await file.close();
			controller.close();
		},
		cancel: () => file.close(),
	});
}

/** Stores files in a folder of this machine, or in one that several machines have mounted. */
export function folderStore(folder: string): FileStore {
	const toPath = (key: string) => {
		assertKey(key);
		return join(folder, key);
	};

	/** Moves a written file to its place; a row must never name bytes that a power cut removes. */
	async function settle(from: string, key: string): Promise<void> {
		const path = toPath(key);
		await mkdir(dirname(path), { recursive: true, mode: 0o700 });
		await rename(from, path);
		await sync(dirname(path));
	}

	/** Writes a draft by `write` and moves it to its place. */
	async function viaDraft(key: string, write: (draft: string) => Promise<void>): Promise<void> {
		toPath(key);
		await mkdir(join(folder, DRAFTS), { recursive: true, mode: 0o700 });
		const draft = join(folder, DRAFTS, randomBytes(12).toString('hex'));
		try {
			await write(draft);
			await settle(draft, key);
		} finally {
			await rm(draft, { force: true });
		}
	}

	async function* list(prefix: string): AsyncGenerator<ListedFile> {
		const names = await orWhenMissing(
			readdir(join(folder, dirname(`${prefix}x`)), { recursive: true, withFileTypes: true }),
			[],
		);
		for (const { name, parentPath } of names) {
			const path = join(parentPath, name);
			const key = path.slice(join(folder, '/').length);
			if (!key.startsWith(prefix)) continue;
			// It may have been deleted meanwhile.
			const found = await orWhenMissing(stat(path), null);
			if (found?.isFile()) yield { key, size: found.size, changed: found.mtime };
		}
	}

	return {
		place: folder,
		folder,
		put: (key, bytes) =>
			viaDraft(key, async (draft) => {
				const file = await open(draft, 'wx', 0o600);
				try {
					await file.writeFile(bytes);
					await file.sync();
				} finally {
					await file.close();
				}
			}),
		async take(key, path) {
			try {
				await settle(path, key);
			} catch (cause) {
				// The folder is on another disk.
				if (toCode(cause) !== 'EXDEV') throw cause;
				await viaDraft(key, async (draft) => {
					await copyFile(path, draft);
					await sync(draft);
				});
				await rm(path, { force: true });
			}
		},
		async open(key) {
			// Read from one handle: a file replaced or removed meanwhile is read unchanged.
			const file = await orWhenMissing(open(toPath(key), 'r'), null);
			if (!file) return null;
			const found = await file.stat();
			if (!found.isFile()) {
				await file.close();
				return null;
			}
			return { size: found.size, body: toBody(file, found.size) };
		},
		remove: (key) => rm(toPath(key), { force: true }),
		list,
	};
}
