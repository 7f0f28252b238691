import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
	isAlive,
	isPostgresIn,
	readPostmaster,
} from '../../../../../src/server/platform/cluster/postmaster.ts';

async function aClusterFolder(pidFile?: string): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'cluster-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	if (pidFile !== undefined) await writeFile(join(folder, 'postmaster.pid'), pidFile);
	return folder;
}

test('a running server is recognised by its pid file', async () => {
	const folder = await aClusterFolder('4711\n/data\n1763719200\n5433\n\n127.0.0.1\n');
	expect(readPostmaster(folder)).toEqual({ pid: 4711, port: 5433 });
});

test.each([undefined, '', '4711', '4711\n/data\n', 'x\n/data\n1\n5433\n'])(
	'a pid file with %j is ignored',
	async (content) => {
		expect(readPostmaster(await aClusterFolder(content))).toBeNull();
	},
);

test('another program with a dead server’s pid is not mistaken for it', async () => {
	const folder = await aClusterFolder();
	expect(isAlive(process.pid)).toBe(true);
	expect(await isPostgresIn(process.pid, folder)).toBe(false);
});
