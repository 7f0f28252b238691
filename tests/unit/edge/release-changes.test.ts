import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anEdge } from './a-site.ts';
import { aStore, PAGE, treeHash } from './a-store.ts';

const changes = (written: Record<string, string>, gone: string[] = []) => ({
	written: new Map(Object.entries(written).map(([path, text]) => [path, Buffer.from(text)])),
	gone,
	rules: { _headers: '/*\n  X-A: 1\n' },
});

test('changes make a release that equals a build of the same content', async () => {
	const { built, publish, releases, read, readRule } = await aStore();
	await publish({ _headers: '/*\n  X-A: 0\n', 'en.html': 'gone soon' });
	const changed = await releases.change(
		changes({ 'it.html': 'new', 'fr.html': PAGE }, ['en.html']),
	);
	expect(changed).toMatchObject({ files: 4, reused: 2, changed: true });
	expect([await read('it.html'), await read('en.html')]).toEqual(['new', undefined]);
	expect(await readRule('_headers')).toBe('/*\n  X-A: 1\n');
	await rm(join(built, 'en.html'));
	const again = await publish({ 'it.html': 'new', 'fr.html': PAGE, _headers: '/*\n  X-A: 1\n' });
	expect(again).toMatchObject({ id: changed.id, changed: false });
});

test('changes that change nothing are no release', async () => {
	const { publish, releases } = await aStore();
	const { id } = await publish({ _headers: '/*\n  X-A: 1\n' });
	expect(await releases.change(changes({ 'it.html': PAGE }))).toMatchObject({
		id,
		changed: false,
	});
});

test('changes that cannot be written leave every release as it was', async () => {
	const { dir, publish, releases } = await aStore();
	await publish();
	const before = await treeHash(dir);
	const wrong = changes({ 'it.html': 'new' }, ['index.html']);
	await expect(releases.change(wrong)).rejects.toThrow('index.html');
	expect(await treeHash(dir)).toBe(before);
});

test('a release keeps the notes of whoever publishes, and never serves them', async () => {
	const { publish, releases } = await aStore();
	await publish();
	const site = await anEdge({}, { root: releases.current });
	await releases.change({ ...changes({ 'it.html': 'new' }), notes: { 'keys.json': '{}' } });
	expect(await readFile(join((await releases.current()) ?? '', 'keys.json'), 'utf8')).toBe('{}');
	expect((await site.get('/keys.json')).status).toBe(404);
});
