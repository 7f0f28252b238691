import { chmod, readdir, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { idSchema } from '#contract/units.ts';
import { releaseStore } from '#edge/releases/releases.ts';
import { aFolder, anEdge, writeFiles } from './a-site.ts';
import { aStore, PAGE, treeHash } from './a-store.ts';

test('nothing is served before the first release', async () => {
	const { releases } = await aStore();
	expect(await releases.current()).toBeNull();
	expect(await releases.list()).toEqual([]);
});

test('a published build becomes the current release, rule files included', async () => {
	const { publish, read, readRule, releases } = await aStore();
	const published = await publish({ _headers: '/*\n  X-A: 1\n' });
	expect(published).toMatchObject({ files: 3, reused: 0, changed: true });
	expect(basename((await releases.current()) ?? '')).toBe(published.id);
	expect(await read('it.html')).toBe(PAGE);
	expect(await readRule('_headers')).toBe('/*\n  X-A: 1\n');
});

test('a release id is usable in an address', async () => {
	const { publish } = await aStore();
	const { id } = await publish();
	expect(v.is(idSchema, id)).toBe(true);
});

test('publishing the same build again changes nothing', async () => {
	const { dir, publish } = await aStore();
	const first = await publish();
	const before = await treeHash(dir);
	expect(await publish()).toMatchObject({ id: first.id, changed: false });
	expect(await treeHash(dir)).toBe(before);
});

test('a change of the rules alone is a new release', async () => {
	const { publish } = await aStore();
	const first = await publish({ _redirects: '/a /b\n' });
	const second = await publish({ _redirects: '/a /c\n' });
	expect([second.changed, second.id > first.id]).toEqual([true, true]);
});

test('unchanged files come from the previous release, compressed copies too', async () => {
	const { publish, filePath } = await aStore();
	await publish();
	const before = await stat(`${await filePath('it.html')}.br`);
	expect(await publish({ 'en.html': PAGE })).toMatchObject({ files: 4, reused: 3 });
	// The same content under a new name as well.
	for (const name of ['it.html', 'en.html']) {
		const now = await stat(`${await filePath(name)}.br`);
		expect([now.ino, now.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
	}
});

test('writing to the build folder does not affect the served release', async () => {
	const { built, publish, read } = await aStore();
	await publish();
	await writeFile(join(built, 'it.html'), 'half a pa');
	expect(await read('it.html')).toBe(PAGE);
});

test('an unchanged page keeps its date', async () => {
	const { publish, releases } = await aStore();
	const site = await anEdge({}, { root: releases.current });
	await publish();
	const first = (await site.get('/it')).headers.get('last-modified');
	await publish({ 'en.html': 'new' });
	expect((await site.get('/it')).headers.get('last-modified')).toBe(first);
	expect((await site.get('/en')).headers.get('last-modified')).not.toBe(first);
});

test.each([
	['has no first page', async (built: string) => rm(join(built, 'index.html'))],
	['is gone', async (built: string) => rm(built, { recursive: true })],
	[
		'cannot be read to the end',
		async (built: string) => {
			await rm(join(built, '_redirects'), { force: true });
			// A folder where a file is expected fails for every user, root included.
			await writeFiles(built, { '_redirects/x': '' });
		},
	],
])('a build that %s leaves every release unchanged', async (_case, breakBuild) => {
	const { built, dir, publish, releases } = await aStore();
	await publish();
	await publish({ 'it.html': 'second' });
	const before = await treeHash(dir);
	await writeFiles(built, { 'it.html': 'third' });
	await breakBuild(built);
	await expect(releases.publish(built)).rejects.toThrow();
	expect(await treeHash(dir)).toBe(before);
});

test('leftovers of a killed publication are removed', async () => {
	const { dir, publish } = await aStore();
	await publish();
	await writeFiles(join(dir, '.incoming-1'), { '.files.json': '{' });
	await writeFiles(join(dir, 'contents', 'ab'), { abandoned: 'half', 'abandoned.br': 'h' });
	await symlink('nowhere', join(dir, 'current.next'));
	const { id } = await publish({ 'it.html': 'next' });
	expect(await readlink(join(dir, 'current'))).toBe(id);
	expect((await readdir(dir)).filter((name) => name.includes('incoming'))).toEqual([]);
	expect(await readdir(join(dir, 'contents', 'ab'))).toEqual([]);
});

test('symbolic links out of the build are not followed', async () => {
	const { built, publish, read } = await aStore();
	await symlink('/etc/hostname', join(built, 'hostname.txt'));
	await publish();
	expect(await read('hostname.txt')).toBeUndefined();
});

test('the last five releases are kept', async () => {
	const { publish, releases } = await aStore();
	const ids: string[] = [];
	for (const text of '1234567') ids.push((await publish({ 'it.html': text })).id);
	expect((await releases.list()).map((path) => basename(path))).toEqual(ids.slice(2).reverse());
});

test('a content is deleted with the last release that has it', async () => {
	const { publish, filePath } = await aStore(2);
	await publish({ 'it.html': 'one' });
	const [one, page] = [await filePath('it.html'), await filePath('index.html')];
	await publish({ 'it.html': 'two' });
	await expect(stat(one)).resolves.toBeDefined();
	await publish({ 'it.html': 'three' });
	await expect(stat(one)).rejects.toThrow('ENOENT');
	await expect(stat(page)).resolves.toBeDefined();
});

test('a rollback serves the previous release, and a further one the one before', async () => {
	const { publish, read, releases } = await aStore();
	const first = await publish({ 'it.html': 'one' });
	await publish({ 'it.html': 'two' });
	await publish({ 'it.html': 'three' });
	await releases.rollback();
	expect(await read('it.html')).toBe('two');
	await releases.rollback();
	expect(await read('it.html')).toBe('one');
	await expect(releases.rollback()).rejects.toThrow('no earlier release');
	await expect(releases.rollback('../../etc')).rejects.toThrow('no release');
	expect(await releases.rollback(first.id)).toBe(first.id);
});

test('a release after a rollback becomes current, and the number kept applies', async () => {
	const { publish, read, releases } = await aStore(2);
	await publish({ 'it.html': 'one' });
	await publish({ 'it.html': 'two' });
	await releases.rollback();
	await writeFile(join((await releases.list())[0] ?? '', 'mark'), '');
	expect(await read('it.html')).toBe('one');
	await publish({ 'it.html': 'three' });
	expect(await read('it.html')).toBe('three');
	expect(await releases.list()).toHaveLength(2);
});

test('a clock set back does not affect the order', async () => {
	const [dir, built] = [join(await aFolder(), 'releases'), await aFolder()];
	await writeFiles(built, { 'index.html': 'one' });
	const first = await releaseStore(dir, () => Date.UTC(2025, 5, 1)).publish(built);
	await writeFiles(built, { 'index.html': 'two' });
	const second = await releaseStore(dir, () => Date.UTC(2024, 5, 1)).publish(built);
	expect(second.id > first.id).toBe(true);
});

test('an edge serves a release at the next request', async () => {
	const { publish, releases } = await aStore();
	const site = await anEdge({}, { root: releases.current });
	expect((await site.get('/it')).status).toBe(503);
	await publish({ 'it.html': 'one' });
	expect(await (await site.get('/it')).text()).toBe('one');
	await publish({ 'it.html': 'two' });
	expect(await (await site.get('/it')).text()).toBe('two');
	await releases.rollback();
	expect(await (await site.get('/it')).text()).toBe('one');
});

test('a page opened before a release finds its scripts', async () => {
	const { built, publish, releases } = await aStore();
	const site = await anEdge({}, { root: releases.current, earlier: releases.list });
	await publish();
	await rm(join(built, '_astro/a.1.js'));
	await publish({ '_astro/a.2.js': 'b' });
	const old = await site.get('/_astro/a.1.js');
	expect([old.status, await old.text()]).toEqual([200, 'a']);
	expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	expect((await site.get('/_astro/a.3.js')).status).toBe(404);
});

test('a data folder that cannot be written fails with its name', async () => {
	const { built, dir } = await aStore();
	await writeFile(dir, 'a file in the way');
	await chmod(dir, 0o600);
	await expect(releaseStore(dir, Date.now).publish(built)).rejects.toThrow(dir);
});
