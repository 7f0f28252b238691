import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { traceOutlines } from './outlines.ts';
import type { Specification } from '../specify/pictures.ts';

const HERE = import.meta.dirname;

/** Rays for each pixel, and the share of the size that is rendered before it is enlarged. */
export interface Effort {
	samples: number;
	share: number;
	/** Threads of Blender. */
	threads: number;
}

/** Runs one command when the machine is idle; its output is shown when it fails. */
async function run(command: string, args: string[]): Promise<void> {
	// A session of its own: the scheduler weighs sessions first, and tasks inside of each.
	const child = spawn('chrt', ['-i', '0', 'nice', '-n', '19', command, ...args], {
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true,
	});
	writeFile(`/proc/${child.pid}/autogroup`, '19').catch(() => undefined);
	const end = (): void => void child.kill();
	process.once('exit', end);
	let said = '';
	const keep = (part: Buffer): void => {
		said = (said + part.toString()).slice(-4000);
	};
	child.stdout.on('data', keep);
	child.stderr.on('data', keep);
	const [code]: unknown[] = await once(child, 'close');
	process.off('exit', end);
	// Blender exits with 0 after a script that threw.
	if (code !== 0 || said.includes('Traceback')) throw new Error(`${command} failed:\n${said}`);
}

/** Runs Blender over a list of orders, each with a scene and the files that it writes. */
export async function shoot(
	folder: string,
	orders: readonly object[],
	threads: number,
): Promise<void> {
	const list = join(folder, 'orders.json');
	await writeFile(list, JSON.stringify(orders));
	const shown = ['-b', '-t', String(threads), '-P', join(HERE, 'shoot.py'), '--', list];
	await run('blender', shown);
}

/** Runs one of the scripts for Debian's Python, which has OpenCV. */
export const python = (script: string, ...args: string[]): Promise<void> =>
	run('/usr/bin/python3', [join(HERE, script), ...args]);

/** A scene and the file that its picture is written to. */
interface Order {
	specification: Specification;
	file: string;
}

/** Renders scenes in one start of Blender and writes them as WebP. */
export async function renderAll(
	orders: readonly Order[],
	{ samples, share, threads }: Effort,
): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'render-'));
	const part = (index: number, end: string): string => join(folder, `picture-${index}${end}`);
	try {
		const asked = orders.map(({ specification }, index) => ({
			specification,
			file: part(index, '.png'),
			samples,
			share,
		}));
		await shoot(folder, asked, threads);
		for (const [index, { file, specification }] of orders.entries()) {
			const clean = part(index, '-clean.png');
			await python(
				'denoise.py',
				part(index, '.png'),
				part(index, '-normal-0001.exr'),
				part(index, '-albedo-0001.exr'),
				clean,
			);
			const { width } = await sharp(clean).metadata();
			const side = Math.round(width / share);
			await sharp(clean)
				.resize(side, undefined, { kernel: 'lanczos3' })
				.toColourspace('srgb')
				.webp({ quality: 88, effort: 6, smartSubsample: true })
				.toFile(file);
			await traceOutlines(specification, part(index, '-parts-0001.exr'), side, file);
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
