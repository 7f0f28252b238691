/** Draws the picture masters: `node scripts/render/masters.ts [name…]`; no name draws them all. */
import { mkdir } from 'node:fs/promises';
import { PICTURE_NAMES } from '#server/seed/pictures.ts';
import { RECIPES } from './recipes.ts';

const OUT = new URL('../../src/server/seed/media/', import.meta.url);
const QUALITY = 82;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PICTURE_NAMES.some((known) => known === name));
if (unknown.length > 0) {
	console.error(`Unknown picture: ${unknown.join(', ')}`);
	process.exit(1);
}
await mkdir(OUT, { recursive: true });
for (const name of PICTURE_NAMES) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const started = performance.now();
	const picture = await RECIPES[name]();
	const { size } = await picture
		.webp({ quality: QUALITY, effort: 5, smartSubsample: true })
		.toFile(new URL(`${name}.webp`, OUT).pathname);
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`${name.padEnd(28)} ${Math.round(size / 1024)} kB  ${seconds} s`);
}
