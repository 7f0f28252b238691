import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GivenFile } from '#domain/forms/form-rules.ts';
import { fileKindAt } from '../media/file-kind.ts';
import { cleanFileName } from './names.ts';
import { incomingDir } from './store.ts';

/** Uploaded file, identified by its content; `type` is empty if its kind is unknown. */
export interface IncomingFile extends GivenFile {
	field: string;
	file_name: string;
	/** SHA-256, hex. */
	digest: string;
	path: string;
	stored_name: string;
}

/**
 * Writes a file as its bytes come. Bytes beyond `limit` are counted and discarded, so that the
 * refusal can name the reason.
 */
export async function takeFile(
	dataDir: string,
	{ field, fileName }: { field: string; fileName: string },
	body: AsyncIterable<Uint8Array>,
	limit: number,
): Promise<IncomingFile> {
	await mkdir(incomingDir(dataDir), { recursive: true, mode: 0o700 });
	const stored_name = randomBytes(16).toString('hex');
	const path = join(incomingDir(dataDir), stored_name);
	const hash = createHash('sha256');
	let size = 0;
	try {
		const file = await open(path, 'wx', 0o600);
		try {
			for await (const chunk of body) {
				size += chunk.byteLength;
				if (size > limit) continue;
				hash.update(chunk);
				await file.writeFile(chunk);
			}
			// A row must never refer to bytes that a power cut removes.
			await file.sync();
		} finally {
			await file.close();
		}
		const kind = size === 0 || size > limit ? undefined : await fileKindAt(path);
		const digest = hash.digest('hex');
		const file_name = cleanFileName(fileName, kind?.ext ?? 'bin');
		return { field, file_name, size, type: kind?.mime ?? '', digest, path, stored_name };
	} catch (cause) {
		await rm(path, { force: true });
		throw cause;
	}
}

/** Deletes files that were not kept. */
export async function discard(files: readonly IncomingFile[]): Promise<void> {
	await Promise.all(files.map(({ path }) => rm(path, { force: true })));
}
