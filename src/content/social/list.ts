import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { config } from '#config.ts';
import type { SocialPicture } from './model.ts';

/** Pictures to draw, by the name of their file. */
export type SocialPictureList = Record<string, SocialPicture>;

/** Beside the cache of the build it belongs to. */
const listFile = () => join(config.CACHE_DIR, 'social-pictures.json');

export async function writeSocialList(list: SocialPictureList): Promise<void> {
	const file = listFile();
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, JSON.stringify(list));
}

/** Reads the list that the pages of the last build wrote. */
export async function readSocialList(): Promise<SocialPictureList> {
	return JSON.parse(await readFile(listFile(), 'utf8')) as SocialPictureList;
}
