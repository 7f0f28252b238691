import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toReason, StartError } from '#errors/start-error.ts';
import type { Binaries } from './binaries.ts';
import { isAlive } from './postmaster.ts';
import { giveTo, spawnAs, type SystemUser } from './system-user.ts';

/** Password of the cluster, created at the first start and readable by its owner only. */
export async function clusterPassword(dataDir: string): Promise<string> {
	const path = join(dataDir, 'pg-password');
	if (!existsSync(path)) {
		const draft = `${path}.${process.pid}`;
		await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
		// Linking is atomic: of two processes at once, both read the first one's password.
		await link(draft, path).catch((cause: NodeJS.ErrnoException) => {
			if (cause.code !== 'EEXIST') throw cause;
		});
		await rm(draft, { force: true });
	}
	return (await readFile(path, 'utf8')).trim();
}

/**
 * Creates the cluster unless it exists. It is built aside and moved into place, so that a process
 * killed half-way leaves nothing that looks like a cluster.
 */
export async function initialise(
	dataDir: string,
	binaries: Binaries,
	user: SystemUser | null,
	password: string,
): Promise<string> {
	const folder = join(dataDir, 'pg');
	if (existsSync(join(folder, 'PG_VERSION'))) return folder;
	await removeLeftovers(dataDir);
	const draft = join(dataDir, `pg.new-${process.pid}`);
	const passwordFile = join(dataDir, `pg.new-password-${process.pid}`);
	await mkdir(draft, { mode: 0o700 });
	await giveTo(user, draft);
	await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
	await giveTo(user, passwordFile);
	try {
		await runInitdb(binaries, user, draft, passwordFile);
		await rename(draft, folder).catch((cause: NodeJS.ErrnoException) => {
			if (!existsSync(join(folder, 'PG_VERSION'))) throw cause;
		});
	} finally {
		await rm(passwordFile, { force: true });
		await rm(draft, { recursive: true, force: true });
	}
	return folder;
}

async function runInitdb(
	binaries: Binaries,
	user: SystemUser | null,
	draft: string,
	passwordFile: string,
): Promise<void> {
	const child = await spawnAs(
		user,
		binaries.initdb,
		[
			`--pgdata=${draft}`,
			`--pwfile=${passwordFile}`,
			'--username=postgres',
			'--auth=scram-sha-256',
			'--encoding=UTF8',
			'--no-locale',
		],
		{ folder: draft, stdio: ['ignore', 'ignore', 'pipe'], env: { LC_ALL: 'C' } },
	);
	let said = '';
	child.stderr?.on('data', (chunk: Buffer) => {
		said += chunk.toString();
	});
	const failure = await new Promise<string | null>((resolve) => {
		child.once('error', (cause) => resolve(toReason(cause)));
		child.once('close', (code) => {
			if (code === 0) return resolve(null);
			const lines = said.trim().split('\n');
			return resolve(lines.find((line) => line.includes('error:')) ?? lines[0] ?? `${code}`);
		});
	});
	if (failure) throw new StartError(`Cannot initialise the embedded PostgreSQL: ${failure}`);
}

async function removeLeftovers(dataDir: string): Promise<void> {
	for (const name of await readdir(dataDir)) {
		const owner = /^pg\.new-(?:password-)?(\d+)$/.exec(name)?.[1];
		if (owner && !isAlive(Number(owner))) {
			await rm(join(dataDir, name), { recursive: true, force: true });
		}
	}
}
