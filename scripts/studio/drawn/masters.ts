/**
 * Draws picture masters of the seed: `node scripts/studio/drawn/masters.ts [name…]` writes
 * `src/seed/media/<name>.webp`, all that have a drawing when none is named.
 */
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_NAMES, type PictureName } from '../../../src/seed/pictures.ts';
import { SCENES } from './scenes.ts';
import type { Scene } from './studio.ts';

const FOLDER = join(import.meta.dirname, '../../../src/seed/media');

async function draw(name: PictureName, scene: () => Scene): Promise<number> {
	const { svg } = scene();
	const file = join(FOLDER, `${name}.webp`);
	await sharp(Buffer.from(svg), { unlimited: true })
		.flatten({ background: '#0b0c0d' })
		.webp({ quality: 80, effort: 5, smartSubsample: true })
		.toFile(file);
	return (await stat(file)).size;
}

const asked = process.argv.slice(2);
const unknown = asked.filter(
	(name) => !PICTURE_NAMES.some((known) => known === name && SCENES[known]),
);
if (unknown.length > 0) {
	console.error(`No such drawing: ${unknown.join(', ')}`);
	process.exit(1);
}
await mkdir(FOLDER, { recursive: true });
let total = 0;
for (const name of PICTURE_NAMES) {
	const scene = SCENES[name];
	if (!scene || (asked.length > 0 && !asked.includes(name))) continue;
	const bytes = await draw(name, scene);
	total += bytes;
	console.log(`${name.padEnd(28)} ${(bytes / 1024).toFixed(0).padStart(5)} kB`);
}
console.log(`${(total / 1024 / 1024).toFixed(2)} MB`);
