import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isEmbedded, type Ask } from '../../support/host.ts';
import {
	aFolder,
	aProcess,
	type HostProcess,
	PROCESS_LIMIT_MS,
} from '../../support/host-process.ts';
import { nodeEnv } from '../../support/node-env.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';
import { aKey, PDF_BYTES, submitForm } from '../../support/submit-form.ts';

const run = promisify(execFile);

/** Returns the commands of the chapter on backups. */
async function readCommands(): Promise<string[]> {
	const paper = await readFile('.github/OPERATIONS.md', 'utf8');
	const chapter = paper.slice(paper.indexOf('## Backup and restore'), paper.indexOf('## Upgrades'));
	const blocks = [...chapter.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
	return blocks.join('').trim().split('\n');
}

/** Runs a command of the paper in a folder without a package.json: npm would look for it there. */
const runIn = (cwd: string, command: string) => {
	const script = (_: string, name: string) => `node ${resolve('scripts', `${name}.ts`)}`;
	const line = command.replace(/npm run (\w+) --/, script);
	return run('sh', ['-ec', line], { cwd, env: nodeEnv() });
};

const ask =
	(host: HostProcess): Ask =>
	(path, init) =>
		fetch(`${host.url}${path}`, init);

/** Sends one application under the key; its answer repeats as long as the host knows the key. */
const apply = async (host: HostProcess, key: string) =>
	(await submitForm(ask(host), 'careers', { key })).json();

async function readUploads(folder: string): Promise<Buffer[]> {
	const entries = await readdir(join(folder, 'uploads'), { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))));
}

describe.runIf(isEmbedded)('a backup of a running shop', { timeout: PROCESS_LIMIT_MS }, () => {
	test('restores records, files and mails by the commands of the operations paper', async () => {
		const place = await aFolder();
		const [data, restored] = [join(place, '.data'), join(place, 'restored')];
		await rename(await aSeededFolder(), data);
		const before = await aProcess({ DATA_DIR: data });
		const key = aKey();
		const answer = await apply(before, key);

		const commands = await readCommands();
		expect(commands.at(-1)).toBe('DATA_DIR=restored npm start');
		// The host is running.
		for (const command of commands.slice(0, -1)) await runIn(place, command);
		before.kill('SIGTERM');
		expect(await before.ended).toBe(0);

		await rename(data, join(place, 'lost'));
		const after = await aProcess({ DATA_DIR: restored });
		expect(after.url, after.errors()).not.toBeNull();
		expect(await apply(after, key)).toEqual(answer);
		expect(await readUploads(restored)).toEqual([PDF_BYTES]);
		const again = await runIn(place, 'DATA_DIR=restored npm run restore -- backup').catch(
			({ stderr }) => stderr,
		);
		expect(again).toMatch(/^DATA_DIR: \S+ is not empty: restore into an empty folder\n$/);
		await mkdir(join(place, 'half'));
		await writeFile(join(place, 'half', 'restoring'), '');
		const half = await aProcess({ DATA_DIR: join(place, 'half') });
		expect(half.url).toBeNull();
		expect(half.errors()).toMatch(/a restore into \S+ was interrupted/);
		expect(await (await ask(after)('/api/mails')).text()).toContain('rider@mail.example');
	});
});
