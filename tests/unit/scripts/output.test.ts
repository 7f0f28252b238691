import {
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openOutput } from '../../../scripts/build/output.ts';
import { settleEntries, swapEntries } from '../../../scripts/build/swap.ts';

let root: string;
let dist: string;
let cache: string;
beforeEach(() => {
	root = realpathSync(mkdtempSync(join(tmpdir(), 'output-')));
	dist = join(root, 'dist');
	cache = join(root, 'cache');
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

function write(folder: string, files: Record<string, string>): void {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
}

function read(folder: string): Record<string, string> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true });
	return Object.fromEntries(
		files
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
	);
}

const OLD = { 'index.html': 'old', 'it/gone.html': 'gone', _headers: 'old' };
const NEW = { 'index.html': 'new', 'it/fresh.html': 'fresh', 'social/a.jpg': 'a' };

describe('a build', () => {
	test('without a previous one becomes the site', async () => {
		const output = openOutput(dist, cache);
		write(output.folder, NEW);
		await output.publish();
		expect(read(dist)).toEqual(NEW);
		expect(readdirSync(root)).toEqual(['dist']);
	});

	test('replaces the site atomically at its end', async () => {
		write(dist, OLD);
		const output = openOutput(dist, cache);
		write(output.folder, NEW);
		expect(read(dist)).toEqual(OLD);
		await output.publish();
		expect(read(dist)).toEqual(NEW);
		expect(readdirSync(root)).toEqual(['dist']);
	});

	test('that fails leaves the site unchanged and nothing beside it', async () => {
		write(dist, OLD);
		const output = openOutput(dist, cache);
		write(output.folder, NEW);
		await output.discard();
		expect(read(dist)).toEqual(OLD);
		expect(readdirSync(root)).toEqual(['dist']);
	});

	test('writes beside a symlinked site, and keeps the link', async () => {
		const real = join(root, 'real');
		write(real, OLD);
		symlinkSync('real', dist);
		const output = openOutput(dist, cache);
		write(output.folder, NEW);
		await output.publish();
		expect(lstatSync(dist).isSymbolicLink()).toBe(true);
		expect(read(real)).toEqual(NEW);
	});

	test.each(['', '..'])('refuses to replace the project (%s)', (path) => {
		expect(() => openOutput(join(process.cwd(), path), cache)).toThrow(/^DIST_DIR: expected/);
	});
});

describe('a build that was killed', () => {
	test('while writing: the site is unchanged, and the next build cleans up', async () => {
		write(dist, OLD);
		write(openOutput(dist, cache).folder, NEW);
		expect(read(dist)).toEqual(OLD);

		const next = openOutput(dist, cache);
		write(next.folder, { 'index.html': 'third' });
		await next.publish();
		expect(read(dist)).toEqual({ 'index.html': 'third' });
		expect(readdirSync(root)).toEqual(['dist']);
	});

	test('between two renames: the site is restored before the next build, whatever its result', async () => {
		write(dist, OLD);
		write(openOutput(dist, cache).folder, NEW);
		renameSync(dist, join(root, '.dist.old'));

		const next = openOutput(dist, cache);
		expect(read(dist)).toEqual(OLD);
		await next.discard();
		expect(read(dist)).toEqual(OLD);
		expect(readdirSync(root)).toEqual(['dist']);
	});

	test('while deleting the former site: the next build continues', async () => {
		write(dist, NEW);
		write(join(root, '.dist.old.gone-1'), OLD);
		await openOutput(dist, cache).discard();
		expect(readdirSync(root)).toEqual(['dist']);
	});
});

describe('a site at a mount point, which cannot be renamed', () => {
	const fresh = () => join(root, 'fresh');

	test('is replaced entry by entry', async () => {
		write(dist, OLD);
		write(fresh(), NEW);
		await swapEntries(fresh(), dist);
		expect(read(dist)).toEqual(NEW);
		expect(readdirSync(root)).toEqual(['dist']);
	});

	test('is unchanged when the swap was interrupted while removing old files', () => {
		write(join(dist, '.next'), NEW);
		write(join(dist, '.leaving'), { 'index.html': 'old' });
		write(dist, { 'it/gone.html': 'gone', _headers: 'old' });
		settleEntries(dist);
		expect(read(dist)).toEqual(OLD);
	});

	test('is the new one when the swap was interrupted later', () => {
		write(join(dist, '.left'), OLD);
		write(dist, { 'index.html': 'new' });
		write(join(dist, '.next'), { 'it/fresh.html': 'fresh', 'social/a.jpg': 'a' });
		settleEntries(dist);
		expect(read(dist)).toEqual(NEW);
	});

	test('is unchanged when the new files do not fit', async () => {
		write(dist, OLD);
		await expect(swapEntries(fresh(), dist)).rejects.toThrow('ENOENT');
		expect(read(dist)).toEqual(OLD);
	});
});
