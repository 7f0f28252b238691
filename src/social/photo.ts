import sharp, { type Sharp } from 'sharp';
import { getMedia } from '#api/get-media.ts';
import type { MediaOptions } from '#api/has-media.ts';
import { describeError } from '#api/result.ts';
import { isPassing } from '#api/retry.ts';
import { FIXED } from '#brand/brand.ts';
import { BuildError } from '#content/source/build-error.ts';
import type { SocialPhoto } from '#content/social/model.ts';
import { SOCIAL_SIZE } from '#contract/media.ts';

/**
 * Half the colour resolution of drawings: photographs lose nothing visible, and a third of their
 * bytes.
 */
const JPEG = { quality: 78, chromaSubsampling: '4:2:0', mozjpeg: true } as const;

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;

/** Returns the bytes of a picture of the library, by the name of its file. */
export type MediaSource = (file: string) => Promise<Uint8Array>;

/** Fetches pictures as the host serves them, at the width that networks show. */
export function toMedia(options: MediaOptions): MediaSource {
	return async (file) => {
		const result = await getMedia(file, WIDTH, options);
		if (result.ok) return result.data;
		const { error } = result;
		throw new BuildError(`picture "${file}" cannot be shown to networks: ${describeError(error)}`, {
			isHostAway: isPassing(error),
		});
	};
}

/**
 * Start of a cut of this length, as `object-position` places it: the focal point shares out the
 * rest.
 */
const toStart = (whole: number, cut: number, focal: number) => Math.round((whole - cut) * focal);

/** Cuts a picture that an editor chose to the size that networks show, around its focal point. */
export async function drawPhoto({ photo, focal }: SocialPhoto, media: MediaSource): Promise<Sharp> {
	const bytes = await media(photo);
	const { width, height } = await sharp(bytes)
		.metadata()
		.catch(() => {
			throw new BuildError(`picture "${photo}" cannot be shown to networks: expected an image`);
		});
	const scale = Math.max(WIDTH / width, HEIGHT / height);
	const whole = {
		width: Math.max(WIDTH, Math.round(width * scale)),
		height: Math.max(HEIGHT, Math.round(height * scale)),
	};
	return sharp(bytes)
		.resize({ ...whole, fit: 'fill' })
		.extract({
			left: toStart(whole.width, WIDTH, focal.x),
			top: toStart(whole.height, HEIGHT, focal.y),
			width: WIDTH,
			height: HEIGHT,
		})
		.flatten({ background: FIXED.paper })
		.jpeg(JPEG);
}
