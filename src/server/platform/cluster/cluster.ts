import type { Log } from '#http/log.ts';
import { mkdir, writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { toReason, StartError } from '#errors/start-error.ts';
import { findBinaries } from './binaries.ts';
import { clusterPassword, initialise } from './initialise.ts';
import { isAlive, readPostmaster, waitUntil } from './postmaster.ts';
import { connection, ensureRunning, type ClusterPlace, type RunningCluster } from './start.ts';
import { databaseUser } from './system-user.ts';

/** Key of the lock that every process holds in shared mode while it uses the cluster. */
const MEMBERS_LOCK = 1_919_1986;
const STOP_LIMIT_MS = 8_000;
const ENTER_TRIES = 3;
/** Pauses between attempts to restart the server; each doubles the one before, up to `last`. */
const RECOVERY_PAUSE_MS = { first: 250, last: 5_000 };

export interface Cluster {
	/** Address of a database in the cluster; the database is created if it is missing. */
	database(name: string): Promise<string>;
	/** Leaves the cluster. The last member stops it. */
	close(): Promise<void>;
}

export interface ClusterOptions {
	dataDir: string;
	/** Settings of the server, such as `fsync=off` where losing the data is acceptable. */
	settings?: Record<string, string>;
	log?: Log;
}

/**
 * Creates, finds or starts the embedded PostgreSQL of a data folder and restarts it on the same
 * port when it dies during use. Any number of processes may open one folder at once.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
	const { dataDir, settings = {}, log = () => undefined } = options;
	await assertWritable(dataDir);
	const user = await databaseUser();
	const binaries = await findBinaries(dataDir, user);
	const password = await clusterPassword(dataDir);
	const folder = await initialise(dataDir, binaries, user, password);
	const place: ClusterPlace = { folder, dataDir, binaries, user, password, settings };

	const first = await enter(place);
	const { port } = first;
	let { member, startedPid } = first;
	let isClosing = false;
	let recovery: Promise<void> = Promise.resolve();
	watch();

	function watch(): void {
		member.once('end', () => {
			recovery = recover();
		});
	}

	async function recover(): Promise<void> {
		if (isClosing) return;
		log('database: connection lost, restarting the embedded PostgreSQL', {
			level: 'warn',
			component: 'database',
		});
		for (let pause = RECOVERY_PAUSE_MS.first; !isClosing; pause *= 2) {
			try {
				const again = await enter(place, port);
				member = again.member;
				startedPid = again.startedPid ?? startedPid;
				return watch();
			} catch (cause) {
				log(`embedded PostgreSQL: ${toReason(cause)}`, { level: 'warn', component: 'database' });
				await setTimeout(Math.min(pause, RECOVERY_PAUSE_MS.last));
			}
		}
	}

	const isOurs = (): boolean => startedPid !== null && readPostmaster(folder)?.pid === startedPid;

	/** Cannot ask for other members any more: ends a server of ours, and others restart it. */
	function endAtExit(): void {
		if (isOurs() && startedPid !== null) process.kill(startedPid, 'SIGINT');
	}
	process.once('exit', endAtExit);

	return {
		async database(name) {
			const known = await member.query('select 1 from pg_database where datname = $1', [name]);
			if (known.rowCount === 0) {
				await member.query(`create database ${pg.escapeIdentifier(name)}`).catch((cause) => {
					// 42P04, 23505: another process has created it meanwhile.
					if (!['42P04', '23505'].includes(cause.code)) throw cause;
				});
			}
			return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
		},
		async close() {
			isClosing = true;
			await recovery;
			if ((await isLastMember(member)) ?? isOurs()) await stop(folder);
			// Last: a process that exits in the midst of closing still ends the server it started.
			process.removeListener('exit', endAtExit);
			await member.end().catch(() => undefined);
		},
	};
}

/** Joins the cluster. If its last member is just stopping the server, starts it again. */
async function enter(
	place: ClusterPlace,
	preferredPort?: number,
): Promise<RunningCluster & { member: pg.Client }> {
	for (let turn = 1; ; turn += 1) {
		const running = await ensureRunning(place, preferredPort);
		const config = connection(place, running.port, 'postgres');
		const member = new pg.Client({ ...config, query_timeout: STOP_LIMIT_MS });
		member.on('error', () => undefined);
		try {
			await member.connect();
			await member.query('select pg_advisory_lock_shared($1)', [MEMBERS_LOCK]);
			return { ...running, member };
		} catch (cause) {
			await member.end().catch(() => undefined);
			if (turn === ENTER_TRIES) throw cause;
		}
	}
}

/** Null if the server does not answer: then its starter ends it, and others leave it alone. */
async function isLastMember(member: pg.Client): Promise<boolean | null> {
	try {
		await member.query('select pg_advisory_unlock_shared($1)', [MEMBERS_LOCK]);
		const answer = await member.query<{ is_last: boolean }>(
			'select pg_try_advisory_lock($1) as is_last',
			[MEMBERS_LOCK],
		);
		return answer.rows[0]?.is_last ?? false;
	} catch {
		return null;
	}
}

async function stop(folder: string): Promise<void> {
	const running = readPostmaster(folder);
	if (!running) return;
	process.kill(running.pid, 'SIGINT');
	if (await waitUntil(() => !isAlive(running.pid), STOP_LIMIT_MS)) return;
	process.kill(running.pid, 'SIGQUIT');
	await waitUntil(() => !isAlive(running.pid), STOP_LIMIT_MS);
}

/** Throws one line that names the folder if it is not writable. */
export async function assertWritable(dataDir: string): Promise<void> {
	const probe = join(dataDir, `.probe-${process.pid}`);
	try {
		await mkdir(dataDir, { recursive: true });
		await writeFile(probe, '');
		await rm(probe, { force: true });
	} catch (cause) {
		throw new StartError(`DATA_DIR: cannot write to ${dataDir} (${toReason(cause)})`);
	}
}
