import { join } from 'node:path';
import sharp from 'sharp';
import { drawOpen } from './drawn/open-scenes.ts';
import { renderAll, type Effort } from './rendered/render.ts';
import { renderTurn } from './rendered/turn.ts';
import type { Measure } from './specify/read.ts';
import type { Specification } from './specify/pictures.ts';
import { turnedProduct } from './specify/turns.ts';

export const MEDIA = join(import.meta.dirname, '../../src/seed/media');
const toFile = (name: string): string => join(MEDIA, `${name}.webp`);
const WEBP = { quality: 88, effort: 6, smartSubsample: true };

/** Cuts the middle of a square picture to other proportions. */
async function cut(lead: string, ratio: number, file: string): Promise<void> {
	const { data, info } = await sharp(toFile(lead)).toBuffer({ resolveWithObject: true });
	const width = Math.round(info.width * Math.min(ratio, 1));
	const height = Math.round(info.height / Math.max(ratio, 1));
	const left = Math.round((info.width - width) / 2);
	const top = Math.round((info.height - height) / 2);
	await sharp(data).extract({ left, top, width, height }).webp(WEBP).toFile(file);
}

const WIDE = { width: 2000, height: 1125 };

/** Lets the ground of a picture go on to its left until it is 16:9, its subject on the right. */
async function widen(lead: string, shows: Measure, file: string): Promise<void> {
	const drawn = isDrawn(shows) ? Buffer.from(drawOpen({ ...shows, ground: 'dark' })) : null;
	const { data, info } = await sharp(drawn ?? toFile(lead))
		.resize(undefined, WIDE.height)
		.removeAlpha()
		.png()
		.toBuffer({ resolveWithObject: true });
	const left = WIDE.width - info.width;
	// Blurred first: the grain of the edge would run across as stripes.
	const ground = await sharp(data).blur(16).extend({ left, extendWith: 'copy' }).png().toBuffer();
	await sharp(ground)
		.composite([{ input: data, left, top: 0 }])
		.webp(WEBP)
		.toFile(file);
}

const isDrawn = (shows: Measure): shows is Specification =>
	shows !== null &&
	typeof shows === 'object' &&
	'scene' in shows &&
	String(shows.scene).startsWith('drawn-');

/** True if Blender makes the picture at once; the others are turned, drawn, or cut out of one. */
export const isRendered = ({ scene }: Specification): boolean =>
	!['upright', 'across', 'wide', 'wheel-turn'].includes(scene) && !scene.startsWith('drawn-');

/** Makes pictures of one kind: all rendered, or one that is drawn or cut. */
export async function makePictures(
	pictures: readonly (readonly [name: string, specification: Specification])[],
	effort: Effort,
): Promise<void> {
	const rendered = pictures.filter(([, specification]) => isRendered(specification));
	if (rendered.length > 0) {
		const orders = rendered.map(([name, specification]) => ({ specification, file: toFile(name) }));
		await renderAll(orders, effort);
	}
	for (const [name, specification] of pictures) {
		const { scene, of: lead } = specification;
		if (scene === 'upright') await cut(String(lead), 4 / 5, toFile(name));
		else if (scene === 'across') await cut(String(lead), 16 / 9, toFile(name));
		else if (scene === 'wide') await widen(String(lead), specification.shows ?? null, toFile(name));
		else if (scene === 'wheel-turn') {
			const file = join(MEDIA, 'turns', `${turnedProduct(name)}.avif`);
			await renderTurn(specification, file, effort);
		} else if (scene.startsWith('drawn-')) {
			const sheet = sharp(Buffer.from(drawOpen(specification)), { unlimited: true });
			await sheet.webp(WEBP).toFile(toFile(name));
		}
	}
}
