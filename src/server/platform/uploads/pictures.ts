import { open, rename, rm } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { sharp } from '../media/sharp.ts';
import { createTurns } from '../turns.ts';
import type { IncomingFile } from './incoming.ts';

/** Above what telephones take at their finest, 50 million, which turned take 450 MB for a second. */
const MOST_PIXELS = 64_000_000;

/** One at a time, for that memory and because two cores serve everything. */
const inTurn = createTurns(1);

/** Kinds that are drawn anew. Receipts stay legible to the last digit at this quality. */
const ENCODED: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
	'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
	'image/png': (picture) => picture.png(),
};

/**
 * Draws pictures anew where they lie: pixels and nothing else, upright, in sRGB. Where and with what
 * a picture was taken, its thumbnail, its comments and whatever was hung behind it stay behind. What
 * cannot be drawn is no picture: its fields are answered instead. Other kinds of file stay as they
 * are.
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

/** Null for what is not a picture to its end, or unpacks to more than anybody photographs. */
async function draw(path: string, encode: (picture: Sharp) => Sharp): Promise<Buffer | null> {
	const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
	// All it says is a sentence of the library.
	return encode(picture)
		.toBuffer()
		.catch(() => null);
}

/** The file with other bytes, under the digest of those that were sent: a repeated try is known by it. */
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
