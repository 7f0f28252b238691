import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { readPostmaster, waitUntil } from '../../../src/server/platform/cluster/postmaster.ts';
import { aFolder, aProcess, onceReady, PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { isEmbedded } from '../../support/host.ts';
import { nodeEnv } from '../../support/node-env.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';

/** A database writes its buffers to the disk before it ends. */
const STOP_LIMIT_MS = PROCESS_LIMIT_MS / 4;
const START_LIMIT_MS = PROCESS_LIMIT_MS / 2;

const SITE = join(import.meta.dirname, '../../support/host-site');
const PROJECT = join(import.meta.dirname, '../../..');
const ASTRO = join(PROJECT, 'node_modules/astro/bin/astro.mjs');

/** Builds the small site; returns its exit code, output and page. `watch` sees it run. */
async function build(
	env: Record<string, string>,
	watch: (child: ChildProcess) => Promise<void> = async () => undefined,
) {
	const host = inject('apiHost');
	if (host.kind !== 'embedded') throw new Error('this test needs the embedded host');
	// A copy inside the project, where its packages are found; the builder leaves types behind.
	await mkdir(join(PROJECT, '.data'), { recursive: true });
	const root = await mkdtemp(join(PROJECT, '.data', 'host-site-'));
	onTestFinished(() => rm(root, { recursive: true, force: true }));
	await cp(SITE, root, { recursive: true });
	const child = spawn(process.execPath, [ASTRO, 'build', '--root', root], {
		env: {
			...nodeEnv(),
			ASTRO_TELEMETRY_DISABLED: '1',
			MEDIA_DIR: host.mediaDir,
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
	child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
	const closed = once(child, 'close');
	await watch(child);
	await closed;
	const page = await readFile(join(root, 'dist', 'index.html'), 'utf8').catch(() => '');
	return { code: child.exitCode, said, page };
}

describe.runIf(isEmbedded)('a build without an API address', { timeout: PROCESS_LIMIT_MS }, () => {
	test('starts a host of its own, and stops it at the end', async () => {
		const DATA_DIR = await aSeededFolder();
		const { code, page, said } = await build({ DATA_DIR });
		expect(code, said).toBe(0);
		expect(page).toContain('<title>Livenza</title>');
		expect(readPostmaster(join(DATA_DIR, 'pg'))).toBeNull();
	});

	test('uses the host that already serves the data folder and leaves it running', async () => {
		const DATA_DIR = await aSeededFolder();
		const host = await aProcess({ DATA_DIR });
		const { page, said } = await build({ DATA_DIR });
		expect(page, said).toContain(`<p>${host.url}</p>`);
		expect((await onceReady(() => fetch(`${host.url}/api/readyz`))).status).toBe(200);
	});

	test('leaves no database behind when it fails', async () => {
		const DATA_DIR = await aSeededFolder();
		const { code } = await build({ DATA_DIR, BROKEN: '1' });
		expect(code).not.toBe(0);
		expect(
			await waitUntil(() => readPostmaster(join(DATA_DIR, 'pg')) === null, STOP_LIMIT_MS),
		).toBe(true);
	});

	test('leaves no database behind when it is terminated while its host starts', async () => {
		const DATA_DIR = await aFolder();
		const cluster = join(DATA_DIR, 'pg');
		const { code, page } = await build({ DATA_DIR }, async (child) => {
			expect(await waitUntil(() => readPostmaster(cluster) !== null, START_LIMIT_MS)).toBe(true);
			child.kill('SIGTERM');
		});
		expect(code).not.toBe(0);
		expect(page).toBe('');
		expect(readPostmaster(cluster)).toBeNull();
	});

	test('reports in one line why there is no host', async () => {
		const DATA_DIR = await aFolder();
		const { code, said } = await build({ DATA_DIR, MEDIA_DIR: DATA_DIR });
		expect(code).not.toBe(0);
		expect(said).toMatch(/Seed: picture "[a-z0-9-]+" is missing/);
		expect(said).not.toMatch(/masters\.ts:\d+/);
	});
});
