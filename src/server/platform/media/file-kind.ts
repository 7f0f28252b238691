import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** Kind of a file by its content. */
export interface FileKind {
	ext: string;
	mime: string;
}

/** Other MIME types of the same kind. */
const SAME_KIND: Record<string, string> = {
	'audio/ogg': 'application/ogg',
	'audio/opus': 'application/ogg',
	'audio/m4a': 'audio/x-m4a',
};

/** Readers look for the head of a PDF this far into a file (PDF 1.7, implementation note 13). */
const PDF_HEAD_BYTES = 1024;

/** First bytes of pictures, for broken files that a library may not recognise. */
const PICTURES: readonly (readonly [hex: string, kind: FileKind])[] = [
	['89504e470d0a1a0a', { ext: 'png', mime: 'image/png' }],
	['ffd8ff', { ext: 'jpg', mime: 'image/jpeg' }],
];

const isAvif = (brands: readonly string[]) => brands.some((brand) => /^avi[fs]$/.test(brand));

/** Brands of a file of the ISO base format, the major one first; empty for any other file. */
function toBrands(bytes: Buffer): string[] {
	if (bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
	const end = Math.min(bytes.readUInt32BE(0), bytes.length);
	const brands = [bytes.toString('latin1', 8, 12)];
	for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
	return brands;
}

/** Handlers of the tracks of an MP4: `soun`, `vide`, `text`. */
function toHandlers(bytes: Buffer): string[] {
	const found: string[] = [];
	for (let at = bytes.indexOf('hdlr'); at >= 0; at = bytes.indexOf('hdlr', at + 4)) {
		found.push(bytes.toString('latin1', at + 12, at + 16));
	}
	return found;
}

/** True if an MP4 is a voice note: it has a track of sound, and none of moving pictures. */
function isVoiceNote(bytes: Buffer): boolean {
	const handlers = toHandlers(bytes);
	return handlers.includes('soun') && !handlers.some((kind) => kind === 'vide' || kind === 'auxv');
}

/** Kinds that hold sound or films: telephones record voice notes as such files. */
const MP4_LIKE = new Set(
	['video/mp4', 'video/3gpp', 'video/3gpp2', 'video/quicktime', 'video/x-m4v'].concat(
		...['audio/x-m4a', 'audio/mp4', 'audio/aac'],
	),
);

/**
 * Kind of a file by its bytes; undefined if unknown. A broken picture still counts as a picture, so
 * that the refusal can say so. A PDF may begin a little later than its file.
 */
export async function findFileKind(bytes: Buffer): Promise<FileKind | undefined> {
	const brands = toBrands(bytes);
	if (isAvif(brands)) return { ext: 'avif', mime: 'image/avif' };
	const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
	const mime = found?.mime.split(';')[0]?.trim();
	if (found && mime) {
		// Forms accept no videos, whatever the file’s name or brand.
		if (brands.length > 0 && MP4_LIKE.has(SAME_KIND[mime] ?? mime)) {
			return isVoiceNote(bytes) ? { ext: 'm4a', mime: 'audio/x-m4a' } : undefined;
		}
		if (mime.startsWith('video/')) return undefined;
		return { ext: found.ext, mime: SAME_KIND[mime] ?? mime };
	}
	const picture = PICTURES.find(([hex]) => bytes.toString('hex', 0, hex.length / 2) === hex);
	if (picture) return picture[1];
	const isPdf = bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-');
	return isPdf ? { ext: 'pdf', mime: 'application/pdf' } : undefined;
}

/** Kind of a file on the disk. */
export async function fileKindAt(path: string): Promise<FileKind | undefined> {
	return findFileKind(await readFile(path));
}
