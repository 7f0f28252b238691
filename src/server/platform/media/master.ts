import { createHash } from 'node:crypto';
import type { PictureFault } from '#contract/content/library.ts';
import { createLimiter } from '../limiter.ts';
import { findFileKind } from './file-kind.ts';
import { sharp } from './sharp.ts';

/** Above the finest setting of telephones, 50 million; each pixel takes some bytes of memory. */
const MOST_PIXELS = 64_000_000;

/** Longer side of a master in px: three times the largest size served, for sizes to come. */
const LONGEST_SIDE = 3840;

const QUALITY = 90;

/** With the drawing, 4 s for 50 million pixels, within what a proxy waits for an answer. */
const MAX_WAIT_MS = 15_000;

/** One at a time, for the memory and because two cores serve everything. */
const inTurn = createLimiter(1, { maxWait_ms: MAX_WAIT_MS });

/** Picture as the host stores it: pixels and nothing else. */
export interface MadeMaster {
	bytes: Buffer;
	width: number;
	height: number;
	/** SHA-256, hex. */
	digest: string;
}

/**
 * Draws a master from an uploaded file: upright, in sRGB, at most `LONGEST_SIDE` long. Place and
 * camera, thumbnail, comments and appended data are dropped. The bytes decide the kind, whatever
 * the file is called; a picture that cannot be drawn to its end is rejected.
 */
export async function makeMaster(
	sent: Buffer,
	kinds: readonly string[],
): Promise<MadeMaster | PictureFault> {
	const kind = await findFileKind(sent);
	if (!kind || !kinds.includes(kind.mime)) return 'picture_kind';
	// Reads the head alone, which gives the size that the rest would unpack to.
	const head = await sharp(sent, { limitInputPixels: false })
		.metadata()
		.catch(() => null);
	if (!head) return 'picture_broken';
	if (head.width * head.height > MOST_PIXELS) return 'picture_pixels';
	return inTurn(() => draw(sent));
}

async function draw(sent: Buffer): Promise<MadeMaster | PictureFault> {
	const drawn = await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
		.autoOrient()
		.resize({
			width: LONGEST_SIDE,
			height: LONGEST_SIDE,
			fit: 'inside',
			withoutEnlargement: true,
		})
		.webp({ quality: QUALITY, effort: 4 })
		.toBuffer({ resolveWithObject: true })
		// The library's error is only a sentence.
		.catch(() => null);
	if (!drawn) return 'picture_broken';
	const { data: bytes, info } = drawn;
	const digest = createHash('sha256').update(bytes).digest('hex');
	return { bytes, width: info.width, height: info.height, digest };
}
