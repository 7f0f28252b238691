/**
 * Draws the seed's film and its formats: `node scripts/studio/drawn/film.ts` writes
 * `src/seed/media/videos/lacing-16-8.{mp4,webm}`. Needs ffmpeg, which nothing else does.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { FILM_S, lacing } from './lacing.ts';

const FOLDER = join(import.meta.dirname, '../../../src/seed/media/videos');
const FRAMES_PER_S = 25;
const SIZE = { width: 1280, height: 720 } as const;
const CODECS = {
	mp4: '-c:v libx264 -preset veryslow -crf 26 -pix_fmt yuv420p -movflags +faststart',
	webm: '-c:v libvpx-vp9 -crf 46 -b:v 0 -row-mt 1 -pix_fmt yuv420p',
} as const;

const frames = await mkdtemp(join(tmpdir(), 'film-'));
try {
	const count = Math.round(FILM_S * FRAMES_PER_S);
	for (let index = 0; index < count; index += 1) {
		const { svg } = lacing(index / FRAMES_PER_S);
		const png = await sharp(Buffer.from(svg)).resize(SIZE).png({ compressionLevel: 1 }).toBuffer();
		await writeFile(join(frames, `${String(index).padStart(4, '0')}.png`), png);
	}
	await mkdir(FOLDER, { recursive: true });
	for (const [format, options] of Object.entries(CODECS)) {
		const file = join(FOLDER, `lacing-16-8.${format}`);
		const input = `-y -loglevel error -framerate ${FRAMES_PER_S} -i ${join(frames, '%04d.png')}`;
		const encoder = spawn('ffmpeg', [...input.split(' '), ...options.split(' '), '-an', file], {
			stdio: 'inherit',
		});
		const [code] = await once(encoder, 'exit');
		if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
		console.log(`${file} ${Math.round((await stat(file)).size / 1000)} kB`);
	}
} finally {
	await rm(frames, { recursive: true });
}
