import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sourceDigest } from '../../../scripts/build/source-digest.ts';

let root: string;

function write(file: string, text: string): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'sources-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	for (const file of [
		'src/pages/a.astro',
		'src/i18n/locales/it/shell.json',
		'src/i18n/locales/it/desk/faults.json',
		'src/server/app.ts',
		'src/edge/serve.ts',
		'src/publisher/entry.ts',
		'src/publisher/loop.ts',
		'astro.config.mjs',
		'uno.config.ts',
		'package-lock.json',
		'scripts/build/sheets/utilities.ts',
		'scripts/build/chunks.ts',
		'scripts/build/contract.ts',
		'scripts/build/desk.ts',
	]) {
		write(file, 'one');
	}
});

test('the same sources give the same fingerprint', () => {
	expect(sourceDigest(root)).toBe(sourceDigest(root));
});

test.each([
	'src/pages/a.astro',
	'src/i18n/locales/it/shell.json',
	'src/styles/new.css',
	'src/publisher/entry.ts',
	'astro.config.mjs',
	'uno.config.ts',
	'package-lock.json',
	'scripts/build/sheets/utilities.ts',
	'scripts/build/chunks.ts',
	'scripts/build/contract.ts',
	'src/components/ui/chips.css',
])('a change of %s changes it', (file) => {
	const before = sourceDigest(root);
	write(file, 'two');
	expect(sourceDigest(root)).not.toBe(before);
});

test.each([
	'src/server/app.ts',
	'src/edge/serve.ts',
	'src/i18n/locales/it/desk/faults.json',
	'src/publisher/loop.ts',
	'scripts/build/desk.ts',
	'tests/x.test.ts',
	'README.md',
	'src/pages/README.md',
])('a change of %s, which no page is printed by, does not', (file) => {
	const before = sourceDigest(root);
	write(file, 'two');
	expect(sourceDigest(root)).toBe(before);
});
