import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitUntil } from '../../src/server/platform/cluster/postmaster.ts';
import { aFolder, PROCESS_LIMIT_MS, toRunFolder, spawnHost } from './host-process.ts';

const run = promisify(execFile);

/** Starts a host on an empty folder and stops it, which leaves the state after any first start. */
async function prepare(draft: string): Promise<void> {
	const host = spawnHost({ DATA_DIR: draft });
	const url = await host.url;
	host.kill('SIGTERM');
	const code = await host.ended;
	if (url === null || code !== 0) throw new Error(`no folder was prepared: ${host.errors()}`);
}

/** The original of the run, made by the first worker that needs it; the others wait for it. */
async function original(): Promise<string> {
	const folder = toRunFolder();
	const [draft, seeded] = [join(folder, 'seeding'), join(folder, 'seeded')];
	// In this order: a worker that checked first and created second might do so after another's
	// work was moved.
	const isMade = (await mkdir(draft, { recursive: true })) !== undefined;
	const isFirst = isMade && !existsSync(seeded);
	if (isFirst) {
		await prepare(draft);
		await rename(draft, seeded);
	} else if (!(await waitUntil(() => existsSync(seeded), PROCESS_LIMIT_MS / 2))) {
		throw new Error('nobody has prepared a folder');
	}
	return seeded;
}

/**
 * Makes a data folder whose host has run and stopped, removed after the test. For tests about what
 * follows a first start: making and filling a database takes four times as long as finding one.
 */
export async function aSeededFolder(): Promise<string> {
	const [from, folder] = [await original(), await aFolder()];
	// With owners and permissions, which PostgreSQL insists on.
	await run('cp', ['-a', `${from}/.`, folder]);
	return folder;
}
