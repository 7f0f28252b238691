import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { toPictures } from '#server/content/ports.ts';
import { StartError } from '#errors/start-error.ts';
import type { SeedData } from '#seed/data.ts';
import type { MenuItemSeed } from '#seed/types.ts';

export interface Master {
	id: string;
	/** `{name}.{hash6}.webp`: other bytes, other address. */
	file: string;
	width: number;
	height: number;
	source: string;
}

/** Measures every picture that the seed shows. A missing one stops the seed and is named. */
export async function readMasters(data: SeedData, mediaDir: string): Promise<Master[]> {
	const masters: Master[] = [];
	for (const id of [...namesIn(data)].sort()) masters.push(await readMaster(id, mediaDir));
	return masters;
}

async function readMaster(id: string, mediaDir: string): Promise<Master> {
	const source = `${id}.webp`;
	const path = join(mediaDir, source);
	const bytes = await readFile(path).catch(() => {
		throw new StartError(`Seed: picture "${id}" is missing, expected ${path}`);
	});
	const { width, height } = await sharp(bytes)
		.metadata()
		.catch(() => {
			throw new StartError(`Seed: picture "${id}" cannot be read, ${path} is no image`);
		});
	const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 6);
	return { id, file: `${id}.${hash}.webp`, width, height, source };
}

function namesIn(data: SeedData): Set<string> {
	const names = new Set<string>();
	for (const section of [...data.categories, ...data.usages]) {
		names.add(section.picture).add(section.ambience).add(section.hamburger);
	}
	for (const { pictures, color_pictures = {} } of data.products) {
		for (const name of [...pictures, ...Object.values(color_pictures)]) names.add(name);
	}
	for (const entry of [...data.pages, ...data.news]) {
		if (entry.picture) names.add(entry.picture);
		for (const texts of Object.values(entry.texts)) {
			toPictures(texts.blocks).forEach((name) => names.add(name));
		}
	}
	const visit = (item: MenuItemSeed): void => {
		if (item.picture) names.add(item.picture);
		item.children?.forEach(visit);
	};
	Object.values(data.menus).flat().forEach(visit);
	return names;
}
