import { existsSync, readFileSync, renameSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFile } from '#edge/releases/contents.ts';
import { CONTENTS, contentHash, INDEX_NAME } from '#edge/releases/release-index.ts';
import { releaseStore } from '#edge/releases/releases.ts';
import { takeFence, Superseded } from '#publisher/leader/fence.ts';
import { folderId } from '#publisher/leader/folder-id.ts';
import { openInbox } from '#publisher/inbox.ts';
import { aFolder, writeFiles } from '../edge/a-site.ts';
import { aStore } from '../edge/a-store.ts';

describe('the fence of a leader', () => {
	test('supersedes an earlier one, and not vice versa', async () => {
		const dir = await aFolder();
		const first = await takeFence(dir, 7);
		const second = await takeFence(dir, 8);
		expect([existsSync(first), existsSync(second)]).toEqual([false, true]);
		await expect(takeFence(dir, 7)).rejects.toThrow(Superseded);
		expect(await readdir(dir)).toEqual([basename(second)]);
	});

	test('belongs to one of many simultaneous leaders', async () => {
		const dir = await aFolder();
		const fences = Array.from({ length: 20 }, (_, index) => index + 1);
		await Promise.allSettled(fences.map((fence) => takeFence(dir, fence)));
		expect(await readdir(dir)).toEqual(['.leader-20']);
	});

	test('blocks releases of a superseded leader', async () => {
		const { dir, built, publish, releases } = await aStore();
		const [first, second] = [await publish(), await publish({ 'it.html': 'zwei' })];
		const old = releaseStore(dir, Date.now, 5, await takeFence(dir, 1));
		await old.rollback(first.id);
		await takeFence(dir, 2);
		await expect(old.rollback(second.id)).rejects.toThrow('ENOENT');
		await writeFiles(built, { 'it.html': 'drei' });
		await expect(old.publish(built)).rejects.toThrow('another publisher leads');
		expect(basename((await releases.current()) ?? '')).toBe(first.id);
		expect(await releases.list()).toHaveLength(2);
	});

	test('stops a running publication, and leaves shared contents', async () => {
		const { dir, publish, releases } = await aStore();
		const { id } = await publish();
		const permit = await takeFence(dir, 1);
		const old = releaseStore(dir, Date.now, 5, permit);
		const content = Buffer.from('drei');
		const written = new Map([['it.html', content]]);
		// As another publisher does between two of its steps.
		Object.assign(written, {
			*[Symbol.iterator]() {
				yield ['it.html', content];
				renameSync(permit, join(dir, '.ended'));
			},
		});
		await expect(old.change({ written, gone: [], rules: {} })).rejects.toThrow('ENOENT');
		expect(basename((await releases.current()) ?? '')).toBe(id);
		expect(existsSync(contentFile(join(dir, CONTENTS), contentHash(content)))).toBe(true);
		expect((await releases.list()).map((folder) => basename(folder))).toEqual([id]);
	});

	test('keeps the served release, even if its cleanup fails', async () => {
		const { dir, built, publish, read, releases } = await aStore();
		const { id } = await publish();
		await publish({ 'it.html': 'zwei' });
		// What cannot be read cannot be cleaned up either.
		await rm(join(dir, id, INDEX_NAME));
		await mkdir(join(dir, id, INDEX_NAME));
		await writeFiles(built, { 'it.html': 'drei' });
		await expect(releaseStore(dir, Date.now, 1).publish(built)).rejects.toThrow('EISDIR');
		expect(await releases.list()).toHaveLength(3);
		expect(await read('it.html')).toBe('drei');
	});

	test('protects the work list from a superseded publisher', async () => {
		const dir = await aFolder();
		const file = join(dir, 'publisher.json');
		const lines: string[] = [];
		const log = (line: string) => void lines.push(line);
		const old = openInbox(file, log, await takeFence(dir, 1));
		const owed = (id: string) => () => ({ waiting: [id] });
		expect(old.take('msg_1', 1, owed('one'))).toBe(true);
		const next = openInbox(file, log, await takeFence(dir, 2));
		expect(next.state.waiting).toEqual(['one']);
		expect(next.take('msg_2', 2, owed('two'))).toBe(true);
		expect(() => old.take('msg_3', 3, owed('three'))).toThrow('ENOENT');
		old.note({ waiting: [] });
		expect(lines).toHaveLength(1);
		expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ waiting: ['two'] });
	});
});

test('gives a release folder one id, whoever asks first', async () => {
	const dir = await aFolder();
	expect(folderId(dir)).toBe(folderId(dir));
	expect(folderId(await aFolder())).not.toBe(folderId(dir));
	expect(await readdir(dir)).toEqual(['publisher-id']);
});
