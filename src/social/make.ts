import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { SocialPictureList } from '#content/social/list.ts';
import { isPhoto, type SocialCard, type SocialPicture } from '#content/social/model.ts';
import { drawPhoto, type MediaSource } from './photo.ts';

/** Cost of a build's pictures. Seconds; CPU counts user and system time. */
export interface SocialFigures {
	made: number;
	reused: number;
	wall_s: number;
	cpu_s: number;
}

/**
 * Full colour on thin lines; better packing would take a third more time for a tenth less bytes.
 */
const JPEG = { quality: 76, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;

/** Two cores draw; a third picture is composed meanwhile. */
const AT_ONCE = 3;

function toTexts({ brand, payoff, kicker, title, text, figures, drawing }: SocialCard) {
	return [
		...[brand, payoff, kicker, title, text],
		...figures.flatMap(({ label, value, unit }) => [label, value, unit ?? '']),
		...Object.values(drawing?.measures ?? {}),
	];
}

/** Folder where pictures are kept from build to build, by the name of their file. */
export const socialCache = (cacheDir: string) => join(cacheDir, 'social');

/** Opens the drawing function for these pictures. */
async function openStudio(pictures: readonly SocialPicture[], media: MediaSource) {
	const { Typeface } = await import('#typesetting/typeface.ts');
	const { compose } = await import('./compose.ts');
	const typeface = await Typeface.for(
		pictures.flatMap((picture) => (isPhoto(picture) ? [] : toTexts(picture))),
	);
	return async (picture: SocialPicture) =>
		isPhoto(picture)
			? await drawPhoto(picture, media)
			: sharp(Buffer.from(compose(typeface, picture))).jpeg(JPEG);
}

/** Draws one picture that no page names yet. */
export async function drawSocialPicture(
	picture: SocialPicture,
	media: MediaSource,
): Promise<Buffer> {
	const draw = await openStudio([picture], media);
	return (await draw(picture)).toBuffer();
}

/** Draws the pictures that the cache lacks; a file appears there whole or not at all. */
export async function drawSocialPictures(
	list: SocialPictureList,
	names: readonly string[],
	cache: string,
	media: MediaSource,
) {
	const draw = await openStudio(
		names.flatMap((name) => list[name] ?? []),
		media,
	);
	const queue = names.values();
	const concurrency = sharp.concurrency(1);
	const work = async () => {
		for (const name of queue) {
			const picture = list[name];
			if (!picture) continue;
			const file = join(cache, name);
			await (await draw(picture)).toFile(`${file}.part`);
			await rename(`${file}.part`, file);
			await setImmediate();
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	sharp.concurrency(concurrency);
}

/** Links a file under a second name where the file system can, else copies it. */
async function place(from: string, to: string): Promise<void> {
	await link(from, to).catch(() => copyFile(from, to));
}

/**
 * Puts the pictures that the pages of this build name into `dist/social`: out of the cache, or
 * drawn into it first. Pictures that no page names any more leave the cache.
 */
export async function makeSocialPictures(
	list: SocialPictureList,
	cacheDir: string,
	distDir: string,
	media: MediaSource,
): Promise<SocialFigures> {
	const start = performance.now();
	const cpu = process.cpuUsage();
	const cache = socialCache(cacheDir);
	const target = join(distDir, 'social');
	await mkdir(cache, { recursive: true });
	await rm(target, { recursive: true, force: true });
	await mkdir(target, { recursive: true });
	const names = Object.keys(list);
	const kept = new Set(await readdir(cache));
	const missing = names.filter((name) => !kept.has(name));
	if (missing.length > 0) await drawSocialPictures(list, missing, cache, media);
	await Promise.all(names.map((name) => place(join(cache, name), join(target, name))));
	const stale = [...kept].filter((name) => !(name in list));
	await Promise.all(stale.map((name) => rm(join(cache, name), { force: true })));
	const { user, system } = process.cpuUsage(cpu);
	return {
		made: missing.length,
		reused: names.length - missing.length,
		wall_s: (performance.now() - start) / 1000,
		cpu_s: (user + system) / 1e6,
	};
}
