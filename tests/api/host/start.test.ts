import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
	isAlive,
	readPostmaster,
	waitUntil,
} from '../../../src/server/platform/cluster/postmaster.ts';
import { openDatabase } from '../../../src/server/platform/db/client.ts';
import { copyTemplate } from '../../support/copy-template.ts';
import { toAddress, trySignIn } from '../../support/desk.ts';
import { type Ask, isEmbedded } from '../../support/host.ts';
import {
	aFolder,
	aProcess,
	aStartingProcess,
	type HostProcess,
	onceReady,
	PROCESS_LIMIT_MS,
} from '../../support/host-process.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';

/** Limit for the database of a host that has just been started to appear. */
const START_LIMIT_MS = PROCESS_LIMIT_MS / 2;

async function refusal(host: HostProcess): Promise<string> {
	expect(host.url).toBeNull();
	expect(await host.ended).toBe(1);
	const lines = host.errors().trim().split('\n');
	expect(lines).toHaveLength(1);
	return lines[0] ?? '';
}

async function anEmptyDatabase(): Promise<string> {
	const { url, drop } = await copyTemplate('template0');
	onTestFinished(drop);
	return url;
}

describe.runIf(isEmbedded)(
	'a host that cannot start reports the reason in one line',
	{ timeout: PROCESS_LIMIT_MS },
	() => {
		test('port in use', async () => {
			const server = createServer();
			await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
			onTestFinished(() => void server.close());
			const address = server.address();
			const port = typeof address === 'object' && address ? address.port : 0;
			const host = await aProcess({ DATA_DIR: await aFolder(), HOST_PORT: String(port) });
			expect(await refusal(host)).toBe(`HOST_PORT: port ${port} is taken`);
		});

		test('invalid port', async () => {
			expect(await refusal(await aProcess({ HOST_PORT: '70000' }))).toMatch(/^HOST_PORT: .*65535/);
		});

		test('data folder without write permission', async () => {
			const file = join(await aFolder(), 'a-file');
			await writeFile(file, '');
			const host = await aProcess({ DATA_DIR: join(file, 'data') });
			expect(await refusal(host)).toMatch(/^DATA_DIR: cannot write to .*ENOTDIR/);
		});

		test('invalid DATABASE_URL, without printing it', async () => {
			const host = await aProcess({ DATABASE_URL: 'mysql://root:secret@localhost/x' });
			const line = await refusal(host);
			expect(line).toMatch(/^DATABASE_URL: expected postgres:/);
			expect(line).not.toContain('secret');
		});

		test('DATABASE_URL that nothing answers', async () => {
			const host = await aProcess({
				DATA_DIR: await aFolder(),
				DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/site',
			});
			const line = await refusal(host);
			expect(line).toMatch(
				/^DATABASE_URL: 127\.0\.0\.1:1\/site refused the connection .*ECONNREFUSED/,
			);
			expect(line).not.toContain('secret');
		});

		test('DATABASE_URL with a wrong password', async () => {
			const url = new URL(await anEmptyDatabase());
			url.password = 'wrong';
			const host = await aProcess({ DATA_DIR: await aFolder(), DATABASE_URL: url.href });
			expect(await refusal(host)).toMatch(/^DATABASE_URL: .* refused the connection .*password/);
		});

		test('failing migration', async () => {
			const url = await anEmptyDatabase();
			const { db, close } = openDatabase(url);
			await db.execute(sql`create table media (id text)`);
			await close();
			const host = await aProcess({ DATA_DIR: await aFolder(), DATABASE_URL: url });
			expect(await refusal(host)).toMatch(
				/^Migration of .* failed: relation "media" already exists/,
			);
		});

		test('missing picture', async () => {
			const folder = await aFolder();
			const host = await aProcess({
				DATA_DIR: folder,
				DATABASE_URL: await anEmptyDatabase(),
				MEDIA_DIR: folder,
			});
			expect(await refusal(host)).toMatch(
				/^Seed: picture "[a-z0-9-]+" is missing, expected .*webp$/,
			);
		});
	},
);

/** Transactions that last wrote migrations, seed and products, in the database of a data folder. */
async function lastWritten(dataDir: string): Promise<unknown> {
	const password = (await readFile(join(dataDir, 'pg-password'), 'utf8')).trim();
	const port = readPostmaster(join(dataDir, 'pg'))?.port ?? 0;
	const { db, close } = openDatabase(`postgres://postgres:${password}@127.0.0.1:${port}/site`, {
		isPatient: true,
	});
	const { rows } = await db.execute(sql`select
		(select max(xmin::text::bigint) from drizzle.__drizzle_migrations) as migrated,
		(select max(xmin::text::bigint) from seed_runs) as seeded,
		(select max(xmin::text::bigint) from products) as filled`);
	await close();
	return rows;
}

describe.runIf(isEmbedded)('a host as a process', { timeout: PROCESS_LIMIT_MS }, () => {
	const ok = async (host: HostProcess, path: string) =>
		(await onceReady(() => fetch(`${host.url}${path}`))).ok;

	test('survives kill -9: the next one finds the database as it was left', async () => {
		const DATA_DIR = await aSeededFolder();
		const first = await aProcess({ DATA_DIR });
		const before = readPostmaster(join(DATA_DIR, 'pg'));
		const written = await lastWritten(DATA_DIR);
		first.kill('SIGKILL');
		await first.ended;

		const second = await aProcess({ DATA_DIR });
		expect(readPostmaster(join(DATA_DIR, 'pg'))).toEqual(before);
		// Neither made nor filled again, which is what a first start waits for.
		expect(await lastWritten(DATA_DIR)).toEqual(written);
		expect(await ok(second, '/api/products')).toBe(true);
		second.kill('SIGTERM');
		expect(await second.ended).toBe(0);
		expect(readPostmaster(join(DATA_DIR, 'pg'))).toBeNull();
	});

	test('ignores a stale postmaster.pid whose number belongs to another program', async () => {
		const DATA_DIR = await aSeededFolder();
		const first = await aProcess({ DATA_DIR });
		const pidFile = join(DATA_DIR, 'pg', 'postmaster.pid');
		const lines = (await readFile(pidFile, 'utf8')).split('\n');
		first.kill('SIGTERM');
		expect(await first.ended).toBe(0);
		await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
		const second = await aProcess({ DATA_DIR });
		expect(second.url, second.errors()).not.toBeNull();
		expect(await ok(second, '/api/readyz')).toBe(true);
	});

	test('shares the database with a second one and leaves it running at its end', async () => {
		const DATA_DIR = await aSeededFolder();
		const first = await aProcess({ DATA_DIR });
		const second = await aProcess({ DATA_DIR });
		first.kill('SIGTERM');
		expect(await first.ended).toBe(0);
		expect(await ok(second, '/api/products')).toBe(true);
	});

	test('three started at once on an empty folder make one database', async () => {
		const DATA_DIR = await aFolder();
		const hosts = await Promise.all([1, 2, 3].map(() => aProcess({ DATA_DIR })));
		for (const host of hosts) expect(await ok(host, '/api/products'), host.errors()).toBe(true);
	});

	test('three started at once on one empty database and store write one password', async () => {
		const DATABASE_URL = await anEmptyDatabase();
		const folders = [await aFolder(), await aFolder(), await aFolder()];
		const FILES_URL = pathToFileURL(await aFolder()).href;
		const hosts = await Promise.all(
			folders.map((DATA_DIR) => aProcess({ DATA_DIR, DATABASE_URL, FILES_URL })),
		);
		for (const host of hosts) expect(host.url, host.errors()).not.toBeNull();
		for (const host of hosts) expect(await ok(host, '/api/products'), host.errors()).toBe(true);
		const written = folders.map((folder) => existsSync(join(folder, 'desk-password')));
		expect(written.toSorted()).toEqual([false, false, true]);
		const without = hosts[written.indexOf(false)];
		expect(without?.errors()).toContain('is with the host that started first');

		// Another one, with files of its own.
		const apart = await aProcess({ DATA_DIR: await aFolder(), DATABASE_URL });
		expect(apart.url).toBeNull();
		expect(apart.errors()).toMatch(
			/^FILES_URL: the files of this shop are in \S+, not in \S+: set/m,
		);
	});

	test('three started at once with one given password make accounts that it opens', async () => {
		const DATABASE_URL = await anEmptyDatabase();
		const FILES_URL = pathToFileURL(await aFolder()).href;
		const password = 'given-to-every-machine';
		const folders = [await aFolder(), await aFolder(), await aFolder()];
		for (const folder of folders) await writeFile(join(folder, 'desk-password'), `${password}\n`);
		const hosts = await Promise.all(
			folders.map((DATA_DIR) => aProcess({ DATA_DIR, DATABASE_URL, FILES_URL })),
		);
		for (const host of hosts) {
			const ask: Ask = (path, init) => fetch(`${host.url}${path}`, init);
			const answer = await onceReady(() => trySignIn(ask, toAddress('admin'), password));
			expect(answer.status, host.errors()).toBe(200);
		}
		const { db, close } = openDatabase(DATABASE_URL);
		const { rows } = await db.execute(sql`select
			(select count(*)::int from users where role is not null) as staff,
			(select count(*)::int from running_hosts where role = 'host') as hosts`);
		await close();
		expect(rows).toEqual([{ staff: 4, hosts: 3 }]);
	});

	test('finishes requests under way before it ends', async () => {
		const DATA_DIR = await aSeededFolder();
		const host = await aProcess({ DATA_DIR });
		const categories = await onceReady(() => fetch(`${host.url}/api/categories`));
		const { data } = await categories.json();
		const slow = data.map(({ media }: { media: { file: string }[] }) =>
			fetch(`${host.url}/media/1200/${media[1]?.file}`, { headers: { accept: 'image/avif' } }),
		);
		await fetch(`${host.url}/api/healthz`);
		host.kill('SIGTERM');
		const answers: Response[] = await Promise.all(slow);
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		expect(await host.ended).toBe(0);
		await expect(fetch(`${host.url}/api/healthz`)).rejects.toThrow();
		expect(existsSync(join(DATA_DIR, 'host.json'))).toBe(false);
	});

	test('continues when its log pipe is closed', async () => {
		const DATA_DIR = await aSeededFolder();
		const host = await aProcess({ DATA_DIR });
		host.closeLog();
		// The host logs this.
		const before = readPostmaster(join(DATA_DIR, 'pg'));
		if (!before) throw new Error('there is no PostgreSQL');
		process.kill(before.pid, 'SIGKILL');
		const isBack = async () =>
			(await ok(host, '/api/readyz')) && readPostmaster(join(DATA_DIR, 'pg'))?.pid !== before.pid;
		expect(await waitUntil(isBack, START_LIMIT_MS)).toBe(true);
		host.kill('SIGTERM');
		expect(await host.ended).toBe(0);
	});

	for (const [script, what] of [
		['src/server/main.ts', 'the host'],
		['scripts/start.ts', 'the start of everything'],
	] as const) {
		test(`${what} leaves no database behind when terminated while it starts`, async () => {
			const DATA_DIR = await aFolder();
			const cluster = join(DATA_DIR, 'pg');
			const env = { DATA_DIR, PORT: '0', SITE_URL: 'http://localhost' };
			const starting = aStartingProcess(env, script);
			expect(await waitUntil(() => readPostmaster(cluster) !== null, START_LIMIT_MS)).toBe(true);
			const running = readPostmaster(cluster);
			starting.kill('SIGTERM');
			expect(await starting.ended, starting.errors()).toBe(0);
			expect(running && isAlive(running.pid)).toBe(false);
			expect(readPostmaster(cluster)).toBeNull();
		});
	}

	test('never logs its password', async () => {
		const DATA_DIR = await aSeededFolder();
		await aProcess({ DATA_DIR });
		expect((await stat(join(DATA_DIR, 'pg-password'))).mode & 0o777).toBe(0o600);
		expect((await stat(join(DATA_DIR, 'pg'))).mode & 0o777).toBe(0o700);
		expect((await stat(join(DATA_DIR, 'host.json'))).mode & 0o777).toBe(0o600);
	});
});

describe.runIf(isEmbedded)('a host whose PostgreSQL crashes', { timeout: PROCESS_LIMIT_MS }, () => {
	test('waits while it starts until the database is back', async () => {
		const dataDir = await aSeededFolder();
		const host = aStartingProcess({ DATA_DIR: dataDir });
		const server = () => readPostmaster(join(dataDir, 'pg'));
		expect(await waitUntil(() => server() !== null, START_LIMIT_MS)).toBe(true);
		process.kill(server()?.pid ?? 0, 'SIGKILL');
		const url = await host.url;
		expect(url, host.errors()).not.toBeNull();
		expect((await onceReady(() => fetch(`${url}/api/readyz`))).status).toBe(200);
	});
});
