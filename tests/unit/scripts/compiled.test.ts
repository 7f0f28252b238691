import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
	ASSETS,
	rendererFolder,
	STATE_FILE,
	type RendererState,
} from '#publisher/renderer/renderer-state.ts';
import { compiledDigest, isCompiled } from '../../../scripts/build/compiled.ts';
import { linkFolder } from '../../../scripts/build/link.ts';

const SITE = 'https://site.example';

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'compiled-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

function write(files: Record<string, string>): void {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), text);
	}
}

const SOURCES = {
	'src/pages/index.astro': 'a',
	'src/server/main.ts': 'a',
	'src/desk/App.tsx': 'a',
	'src/content/README.md': 'a',
	'scripts/build/chunks.ts': 'a',
	'public/favicon.svg': 'a',
	'astro.config.mjs': 'a',
	'uno.config.ts': 'a',
	'tsconfig.json': 'a',
	'package.json': 'a',
	'package-lock.json': 'a',
};

describe('the digest of compiled sources', () => {
	test.each([
		'src/pages/index.astro',
		'src/publisher/entry.ts',
		'scripts/build/chunks.ts',
		'public/favicon.svg',
		'public/icons/new.svg',
		'astro.config.mjs',
		'package-lock.json',
	])('changes with %s', (file) => {
		write(SOURCES);
		const before = compiledDigest(root, SITE);
		write({ [file]: 'b' });
		expect(compiledDigest(root, SITE)).not.toBe(before);
	});

	test('changes with the address of the site', () => {
		write(SOURCES);
		expect(compiledDigest(root, 'https://other.example')).not.toBe(compiledDigest(root, SITE));
	});

	test.each(['src/server/main.ts', 'src/desk/App.tsx', 'src/content/README.md'])(
		'is unchanged by %s',
		(file) => {
			write(SOURCES);
			const before = compiledDigest(root, SITE);
			write({ [file]: 'b' });
			expect(compiledDigest(root, SITE)).toBe(before);
		},
	);
});

describe('a kept bundle', () => {
	const folder = () => rendererFolder(root).slice(root.length + 1);
	const state: RendererState = {
		entry: 'a.mjs',
		origin: SITE,
		pages: [],
		scripts: [],
		compiled: 'x',
	};

	test('is reused for its sources', () => {
		write({
			[join(folder(), STATE_FILE)]: JSON.stringify(state),
			[join(folder(), ASSETS, 'favicon.svg')]: '',
		});
		expect([isCompiled(root, 'x'), isCompiled(root, 'y')]).toEqual([true, false]);
	});

	test('is not reused without its assets, or from an earlier version', () => {
		write({ [join(folder(), STATE_FILE)]: JSON.stringify(state) });
		expect(isCompiled(root, 'x')).toBe(false);
		const { compiled: _, ...earlier } = state;
		write({
			[join(folder(), STATE_FILE)]: JSON.stringify(earlier),
			[join(folder(), ASSETS, 'favicon.svg')]: '',
		});
		expect(isCompiled(root, 'x')).toBe(false);
	});

	test('is hard-linked file by file, except changing ones', () => {
		write({ 'kept/chunks/a.mjs': 'a', 'kept/notes.json': '{}' });
		linkFolder(join(root, 'kept'), join(root, 'next'), ['notes.json']);
		expect(readFileSync(join(root, 'next/chunks/a.mjs'), 'utf8')).toBe('a');
		expect(statSync(join(root, 'kept/chunks/a.mjs')).nlink).toBe(2);
		expect(statSync(join(root, 'next/notes.json'), { throwIfNoEntry: false })).toBeUndefined();
	});
});
