/**
 * Renders picture masters of the seed: `node scripts/studio/rendered/render.ts <name…>` writes
 * `src/seed/media/<name>.webp`. The names are those of pictures.py. `--samples=64` spends
 * more on each pixel; `--share=0.75` renders smaller and enlarges the result, for a machine that is
 * busy; `--out=<folder>` writes elsewhere.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const HERE = import.meta.dirname;

/** Runs one command at a time at the lowest priority; its output is shown when it fails. */
async function run(command: string, args: string[]): Promise<void> {
	const child = spawn('nice', ['-n', '19', command, ...args], {
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

async function render(name: string, samples: string, share: number, out: string): Promise<number> {
	const folder = await mkdtemp(join(tmpdir(), 'render-'));
	const part = (end: string): string => join(folder, `${name}${end}`);
	try {
		const shoot = ['-b', '-P', join(HERE, 'shoot.py'), '--', name, part('.png')];
		await run('blender', [...shoot, samples, String(share)]);
		await run('/usr/bin/python3', [
			join(HERE, 'denoise.py'),
			part('.png'),
			part('-normal-0001.exr'),
			part('-albedo-0001.exr'),
			part('-clean.png'),
		]);
		const clean = sharp(part('-clean.png'));
		const { width } = await clean.metadata();
		const file = join(out, `${name}.webp`);
		await clean
			.resize(Math.round(width / share), undefined, { kernel: 'lanczos3' })
			.toColourspace('srgb')
			.webp({ quality: 90, effort: 6, smartSubsample: true })
			.toFile(file);
		return (await stat(file)).size;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		samples: { type: 'string', default: '64' },
		share: { type: 'string', default: '1' },
		out: { type: 'string', default: join(HERE, '../../../src/seed/media') },
	},
});
await mkdir(values.out, { recursive: true });
for (const name of positionals) {
	const bytes = await render(name, values.samples, Number(values.share), values.out);
	console.log(`${name.padEnd(28)} ${(bytes / 1024).toFixed(0).padStart(5)} kB`);
}
