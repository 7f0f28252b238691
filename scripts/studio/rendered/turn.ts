import { createHash } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { python, shoot, type Effort } from './render.ts';
import type { Specification } from '../specify/pictures.ts';

/**
 * Side of a frame in px, and the number of frames in a row of the sheet, which has as many rows.
 */
const SIDE = 560;
const ROW = 6;

/** The ground has no detail but soft light and shadow; its grain would flicker from frame to frame. */
const GROUND_BLUR = 7;

/** Frames rendered in one start of Blender: what an interrupted turn loses at most. */
const SLICE = 6;

const AVIF = { quality: 45, effort: 6 };
/** Most bytes of a turn. */
const LIMIT = 600_000;

const isThere = (file: string): Promise<boolean> =>
	access(file).then(
		() => true,
		() => false,
	);

/** Sets the wheel, which is free of its ground, on the ground that was rendered small. */
async function develop(folder: string, number: number): Promise<void> {
	const raw = (end: string): string => join(folder, `raw-${number}${end}`);
	await python(
		'denoise.py',
		raw('.png'),
		raw('-normal-0001.exr'),
		raw('-albedo-0001.exr'),
		raw('-clean.png'),
	);
	const wheel = await sharp(raw('-clean.png')).toColourspace('srgb').png().toBuffer();
	const ground = sharp(raw('-ground.png'))
		.blur(GROUND_BLUR)
		.resize(SIDE, SIDE, { kernel: 'cubic' });
	const [set, file] = [raw('-set.png'), join(folder, `frame-${number}.png`)];
	await sharp(await ground.toColourspace('srgb').removeAlpha().png().toBuffer())
		.composite([{ input: wheel }])
		.png()
		.toFile(set);
	await rename(set, file);
}

/**
 * Renders a wheel's turn and writes its frames as one sheet, row by row. Frames are kept until the
 * sheet is complete: an interrupted turn goes on where it was.
 */
export async function renderTurn(
	specification: Specification,
	file: string,
	{ samples, threads }: Effort,
): Promise<void> {
	const digest = createHash('sha256').update(JSON.stringify([specification, samples]));
	const folder = join(tmpdir(), `turn-${digest.digest('hex').slice(0, 12)}`);
	await mkdir(folder, { recursive: true });
	const frame = (number: number): string => join(folder, `frame-${number}.png`);
	const all = Array.from({ length: Number(specification['frames']) }, (_, number) => number);
	for (;;) {
		const done = await Promise.all(all.map((number) => isThere(frame(number))));
		const slice = all.filter((number) => done[number] !== true).slice(0, SLICE);
		if (slice.length === 0) break;
		const files = slice.map((number) => [number, join(folder, `raw-${number}.png`)]);
		await shoot(folder, [{ specification, samples, files }], threads);
		for (const number of slice) await develop(folder, number);
	}
	const places = all.map((number) => ({
		input: frame(number),
		left: (number % ROW) * SIDE,
		top: Math.floor(number / ROW) * SIDE,
	}));
	const [width, height] = [SIDE * ROW, SIDE * Math.ceil(all.length / ROW)];
	const sheet = await sharp({ create: { width, height, channels: 3, background: '#000' } })
		.composite(places)
		.avif(AVIF)
		.toBuffer();
	if (sheet.byteLength > LIMIT) {
		throw new Error(`${file}: ${sheet.byteLength} bytes, expected at most ${LIMIT}`);
	}
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, sheet);
	await rm(folder, { recursive: true, force: true });
}
