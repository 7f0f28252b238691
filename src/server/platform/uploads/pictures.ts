import { open, rename, rm } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { sharp } from '../media/sharp.ts';
import { createLimiter } from '../limiter.ts';
import type { IncomingFile } from './incoming.ts';

/** Above the finest setting of telephones, 50 million, which turned take 450 MB for a second. */
const MOST_PIXELS = 64_000_000;

/** One at a time, for that memory and because two cores serve everything. */
const inTurn = createLimiter(1);

/** Kinds that are re-encoded. Receipts stay legible to the last digit at this quality. */
const ENCODED: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
	'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
	'image/png': (picture) => picture.png(),
};

/**
 * Re-encodes pictures in place: pixels and nothing else, upright, in sRGB. Place and camera,
 * thumbnail, comments and appended data are dropped. A file that cannot be drawn is no picture: the
 * result then names its field. Other kinds of file stay as they are.
 */
export async function redrawPictures(
	files: readonly IncomingFile[],
): Promise<{ files: IncomingFile[] } | { unreadable: string[] }> {
	const redrawn: IncomingFile[] = [];
	const unreadable: string[] = [];
	for (const file of files) {
		const encode = ENCODED[file.type];
		const bytes = encode && (await inTurn(() => draw(file.path, encode)));
		if (bytes === null) unreadable.push(file.field);
		else redrawn.push(bytes ? await replace(file, bytes) : file);
	}
	return unreadable.length > 0 ? { unreadable } : { files: redrawn };
}

/** Null if a picture is broken, or unpacks to more than any photograph. */
async function draw(path: string, encode: (picture: Sharp) => Sharp): Promise<Buffer | null> {
	const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
	// The library's error is only a sentence.
	return encode(picture)
		.toBuffer()
		.catch(() => null);
}

/** Replaces a file's bytes but keeps the digest of those sent, which identifies a retry. */
async function replace(file: IncomingFile, bytes: Buffer): Promise<IncomingFile> {
	const draft = `${file.path}.new`;
	try {
		const written = await open(draft, 'wx', 0o600);
		try {
			await written.writeFile(bytes);
			await written.sync();
		} finally {
			await written.close();
		}
		await rename(draft, file.path);
	} catch (cause) {
		await rm(draft, { force: true });
		throw cause;
	}
	return { ...file, size: bytes.length };
}
