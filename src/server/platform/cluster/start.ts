import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { toReason, StartError } from '#errors/start-error.ts';
import { freePort } from '#server/platform/free-port.ts';
import type { Binaries } from './binaries.ts';
import { isAlive, isPostgresIn, readPostmaster, waitUntil } from './postmaster.ts';
import { spawnAs, type SystemUser } from './system-user.ts';

const START_LIMIT_MS = 30_000;
const PROBE_LIMIT_MS = 2_000;
const LOG_LIMIT_BYTES = 1_000_000;

export interface ClusterPlace {
	/** Data directory of PostgreSQL. */
	folder: string;
	dataDir: string;
	binaries: Binaries;
	user: SystemUser | null;
	password: string;
	/** Settings of the server in addition to ours. */
	settings: Record<string, string>;
}

export interface RunningCluster {
	port: number;
	/** Process of the server if this call started it, null if it was running already. */
	startedPid: number | null;
}

export function connection(place: ClusterPlace, port: number, database: string): pg.ClientConfig {
	return {
		host: '127.0.0.1',
		port,
		user: 'postgres',
		password: place.password,
		database,
		connectionTimeoutMillis: PROBE_LIMIT_MS,
	};
}

/**
 * Finds the cluster's server or starts it. A server that outlived a killed host is taken over, and
 * a stale `postmaster.pid` is removed. Of two processes that start at once one wins and both use
 * its server. A restarted server must keep its port, because open pools know no other.
 */
export async function ensureRunning(
	place: ClusterPlace,
	preferredPort?: number,
): Promise<RunningCluster> {
	const end = performance.now() + START_LIMIT_MS;
	let startedPid: number | null = null;
	for (let failures = 0; performance.now() < end && failures < 3;) {
		const found = readPostmaster(place.folder);
		if (found && (await isPostgresIn(found.pid, place.folder))) {
			if (await answers(place, found.port)) {
				return { port: found.port, startedPid: found.pid === startedPid ? found.pid : null };
			}
			await waitUntil(() => !isAlive(found.pid), 50);
			continue;
		}
		// PostgreSQL itself clears the file of a dead server, but takes any living number for one.
		if (found && isAlive(found.pid) && readPostmaster(place.folder)?.pid === found.pid) {
			rmSync(join(place.folder, 'postmaster.pid'), { force: true });
		}
		const started = await launch(place, preferredPort ?? (await freePort()));
		if (started === null) failures += 1;
		else startedPid = started;
	}
	throw new StartError(`The embedded PostgreSQL did not start: ${lastFatalLine(place.dataDir)}`);
}

/** False while the server starts or stops; throws if it will never let us in. */
async function answers(place: ClusterPlace, port: number): Promise<boolean> {
	const client = new pg.Client(connection(place, port, 'postgres'));
	client.on('error', () => undefined);
	try {
		await client.connect();
		return true;
	} catch (cause) {
		if (cause instanceof pg.DatabaseError && cause.code === '28P01') {
			throw new StartError(
				`The embedded PostgreSQL in ${place.folder} has another password than ${join(place.dataDir, 'pg-password')}`,
			);
		}
		return false;
	} finally {
		await client.end().catch(() => undefined);
	}
}

/** Resolves to the pid once the server has written its pid file, or to null if it failed. */
async function launch(place: ClusterPlace, port: number): Promise<number | null> {
	const settings = {
		listen_addresses: '127.0.0.1',
		unix_socket_directories: '',
		max_connections: '100',
		shared_buffers: '64MB',
		timezone: 'UTC',
		...place.settings,
	};
	const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
	const log = openLog(place.dataDir);
	// In a process group of its own: Ctrl-C at the terminal must not reach it before the host has
	// finished its requests.
	const child = await spawnAs(
		place.user,
		place.binaries.postgres,
		['-D', place.folder, '-p', String(port), ...flags],
		{
			folder: place.folder,
			detached: true,
			stdio: ['ignore', log, log],
			env: { LC_ALL: 'C' },
		},
	);
	closeSync(log);
	let isOver = false;
	child.once('error', () => (isOver = true));
	child.once('exit', () => (isOver = true));
	await waitUntil(() => isOver || readPostmaster(place.folder)?.pid === child.pid, START_LIMIT_MS);
	child.unref();
	return isOver ? null : (child.pid ?? null);
}

function openLog(dataDir: string): number {
	const path = join(dataDir, 'pg.log');
	const isLong = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES;
	return openSync(path, isLong ? 'w' : 'a', 0o600);
}

function lastFatalLine(dataDir: string): string {
	try {
		const lines = readFileSync(join(dataDir, 'pg.log'), 'utf8').trim().split('\n');
		return lines.findLast((line) => /FATAL|PANIC|could not/.test(line)) ?? lines.at(-1) ?? '';
	} catch (cause) {
		return toReason(cause);
	}
}
