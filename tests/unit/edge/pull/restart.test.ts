import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderTaken, lockFolder } from '#edge/pull/folder-lock.ts';
import { contentFile } from '#edge/releases/contents.ts';
import { CONTENTS, readIndex } from '#edge/releases/release-index.ts';
import { aFolder } from '../a-site.ts';
import { aFollower, aHub } from './a-hub.ts';

const SOON = { timeout: 5_000 };

async function aCurrentEdge() {
	const hub = await aHub();
	await hub.publish();
	const edge = await aFollower(hub);
	await expect.poll(async () => (await edge.current()) === (await hub.current()), SOON).toBe(true);
	await expect.poll(edge.following.unready, SOON).toBeNull();
	return { hub, edge };
}

test('an edge that starts again removes contents that a killed process was writing', async () => {
	const { hub, edge } = await aCurrentEdge();
	await edge.following.stop();
	const index = await readIndex(join(edge.dir, await hub.current()));
	const { hash = '' } = index?.get('it.html') ?? {};
	const whole = contentFile(join(edge.dir, CONTENTS), hash);
	const parts = ['', '.br'].map((end) => `${whole}${end}.8d7e3b52-4c31-4a5e-9f0c-0d6a7c1b2e3f`);
	for (const part of parts) await writeFile(part, 'half');
	await aFollower(hub, { folder: edge.dir });
	await expect.poll(() => parts.some(existsSync), SOON).toBe(false);
	expect([whole, `${whole}.br`, `${whole}.gz`].every(existsSync)).toBe(true);
});

test('an edge goes on serving where its publisher has lost its folder, and is ready for it', async () => {
	const { hub, edge } = await aCurrentEdge();
	await edge.following.stop();
	await rm(hub.dir, { recursive: true });
	const again = await aFollower(hub, { folder: edge.dir });
	await expect
		.poll(() => hub.list.judge('none').map(({ is }) => is), SOON)
		.toEqual(['catching_up']);
	await expect.poll(again.following.unready, SOON).toBeNull();
	expect(await again.read('it.html')).toContain('Ruote');
	expect(await hub.releases.list()).toEqual([]);
});

test('an edge without any release is not ready while its publisher has none', async () => {
	const edge = await aFollower(await aHub());
	await expect.poll(edge.following.unready, SOON).toBe('there is no release yet');
});

test('a folder is free again where another process has the number of its owner', async () => {
	const dir = await aFolder();
	const unlock = lockFolder(dir);
	const owner = join(dir, 'owner.pid');
	const written = await readFile(owner, 'utf8');
	unlock();
	expect(existsSync(owner)).toBe(false);
	// As after a power cut: this process had the number that another one has now.
	await writeFile(owner, written.replace(String(process.pid), String(process.ppid)));
	lockFolder(dir)();
	// Without its start nobody knows: it is not taken away.
	await writeFile(owner, `${process.ppid}`);
	expect(() => lockFolder(dir)).toThrow(FolderTaken);
});
