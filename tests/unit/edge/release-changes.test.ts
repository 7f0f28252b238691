import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { INDEX_NAME } from '#edge/releases/release-index.ts';
import { snapshotCache, takeSnapshot } from '#edge/answers/snapshot.ts';
import { aFolder, anEdge } from './a-site.ts';
import { aStore, PAGE, treeHash } from './a-store.ts';

const changes = (written: Record<string, string>, gone: string[] = []) => ({
	written: new Map(Object.entries(written).map(([path, text]) => [path, Buffer.from(text)])),
	gone,
	rules: { _headers: '/*\n  X-A: 1\n' },
});

test('changes make a release equal to a build of the same content', async () => {
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

test('the holder of the previous release reads only changes', async () => {
	const { publish, releases } = await aStore();
	await publish({ 'en.html': 'gone soon' });
	const getSnapshot = snapshotCache(3);
	await getSnapshot((await releases.current()) ?? '');
	for (const [number, gone] of [['en.html'], []].entries()) {
		await releases.change(changes({ 'it.html': `new ${number}`, 'fr.html': PAGE }, gone));
		const dir = (await releases.current()) ?? '';
		const whole = await takeSnapshot(dir);
		await rm(join(dir, INDEX_NAME));
		const { index } = await getSnapshot(dir);
		expect(Object.fromEntries(index)).toEqual(Object.fromEntries(whole.index));
	}
});

test('the least recently used snapshot is evicted first', async () => {
	const dirs = await Promise.all([aFolder(), aFolder(), aFolder()]);
	const [first = '', second = '', third = ''] = dirs;
	const getSnapshot = snapshotCache(2);
	const [one, two] = [await getSnapshot(first), await getSnapshot(second)];
	expect(await getSnapshot(first)).toBe(one);
	await getSnapshot(third);
	expect(await getSnapshot(first)).toBe(one);
	expect(await getSnapshot(second)).not.toBe(two);
});

test('empty changes make no release', async () => {
	const { publish, releases } = await aStore();
	const { id } = await publish({ _headers: '/*\n  X-A: 1\n' });
	expect(await releases.change(changes({ 'it.html': PAGE }))).toMatchObject({
		id,
		changed: false,
	});
});

test('a failed write leaves every release unchanged', async () => {
	const { dir, publish, releases } = await aStore();
	await publish();
	const before = await treeHash(dir);
	const wrong = changes({ 'it.html': 'new' }, ['index.html']);
	await expect(releases.change(wrong)).rejects.toThrow('index.html');
	expect(await treeHash(dir)).toBe(before);
});

test('a release stores the publisher’s notes, and never serves them', async () => {
	const { publish, releases } = await aStore();
	await publish();
	const site = await anEdge({}, { root: releases.current });
	await releases.change({ ...changes({ 'it.html': 'new' }), notes: { 'keys.json': '{}' } });
	expect(await readFile(join((await releases.current()) ?? '', 'keys.json'), 'utf8')).toBe('{}');
	expect((await site.get('/keys.json')).status).toBe(404);
});

test('a release is repaired from a build: contents, compressed copies and rules', async () => {
	const { built, publish, releases, read, readRule, filePath } = await aStore();
	const { id } = await publish({ _headers: '/*\n  X-A: 1\n' });
	const page = await filePath('it.html');
	await writeFile(page, 'tampered with');
	await writeFile(`${page}.br`, 'tampered with');
	await writeFile(join((await releases.current()) ?? '', '_headers'), '/*\n  X-A: 9\n');
	// The same content under the same name: nothing to publish.
	expect(await publish()).toMatchObject({ id, changed: false });
	const mended = await releases.mend(built, new Set(['it.html', '_headers']));
	expect(mended).toMatchObject({ files: 3, changed: true });
	expect(mended.id.split('-').slice(1)).toEqual(id.split('-').slice(1));
	expect(basename((await releases.current()) ?? '')).toBe(mended.id);
	expect(await read('it.html')).toBe(PAGE);
	expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(PAGE);
	expect(await readRule('_headers')).toBe('/*\n  X-A: 1\n');
});
