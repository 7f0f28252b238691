import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Measure } from '../specify/read.ts';

const HERE = import.meta.dirname;

/** Rays for each pixel, and the share of the size that is rendered before it is enlarged. */
export interface Effort {
	samples: number;
	share: number;
}

/** Runs one command when the machine is idle; its output is shown when it fails. */
async function run(command: string, args: string[]): Promise<void> {
	const child = spawn('chrt', ['-i', '0', 'nice', '-n', '19', command, ...args], {
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	const keep = (part: Buffer): void => {
		said = (said + part.toString()).slice(-4000);
	};
	child.stdout.on('data', keep);
	child.stderr.on('data', keep);
	const [code]: unknown[] = await once(child, 'close');
	// Blender exits with 0 after a script that threw.
	if (code !== 0 || said.includes('Traceback')) throw new Error(`${command} failed:\n${said}`);
}

/** A scene and the file that its picture is written to. */
interface Order {
	specification: Measure;
	file: string;
}

/** Renders scenes in one start of Blender and writes them as WebP. */
export async function renderAll(
	orders: readonly Order[],
	{ samples, share }: Effort,
): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'render-'));
	const part = (index: number, end: string): string => join(folder, `picture-${index}${end}`);
	try {
		const list = join(folder, 'orders.json');
		const asked = orders.map(({ specification }, index) => ({
			specification,
			file: part(index, '.png'),
			samples,
			share,
		}));
		await writeFile(list, JSON.stringify(asked));
		await run('blender', ['-b', '-P', join(HERE, 'shoot.py'), '--', list]);
		for (const [index, { file }] of orders.entries()) {
			const clean = part(index, '-clean.png');
			await run('/usr/bin/python3', [
				join(HERE, 'denoise.py'),
				part(index, '.png'),
				part(index, '-normal-0001.exr'),
				part(index, '-albedo-0001.exr'),
				clean,
			]);
			const { width } = await sharp(clean).metadata();
			await sharp(clean)
				.resize(Math.round(width / share), undefined, { kernel: 'lanczos3' })
				.toColourspace('srgb')
				.webp({ quality: 88, effort: 6, smartSubsample: true })
				.toFile(file);
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
