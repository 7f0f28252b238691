import { join } from 'node:path';
import pg from 'pg';
import { readPostmaster, waitUntil } from '../../src/server/platform/cluster/postmaster.ts';
import { embeddedUrl } from './embedded-database.ts';

/** Attacks on the embedded PostgreSQL of a data folder from outside. */
export interface Attack {
	/** Ends every connection by the server's own means, as an administrator does. */
	terminateAll: () => Promise<number>;
	/** Kills one backend: the server then closes all connections and recovers. */
	killBackend: () => Promise<void>;
	/** Sends the server itself a signal: `SIGKILL`, or `SIGINT` for a fast end. */
	signalServer: (signal: NodeJS.Signals) => number;
	/** Returns whether another server than this one serves the folder. */
	isReplaced: (pid: number) => boolean;
}

export function attackOn(dataDir: string): Attack {
	const folder = join(dataDir, 'pg');

	async function query(statement: string): Promise<pg.QueryResult> {
		const client = new pg.Client(await embeddedUrl(dataDir, 'postgres'));
		client.on('error', () => undefined);
		try {
			await client.connect();
			return await client.query(statement);
		} finally {
			await client.end().catch(() => undefined);
		}
	}

	const OTHERS = `from pg_stat_activity
		where backend_type = 'client backend' and pid <> pg_backend_pid()`;
	return {
		async terminateAll() {
			return (await query(`select pg_terminate_backend(pid) ${OTHERS}`)).rowCount ?? 0;
		},
		async killBackend() {
			const { rows } = await query(`select pid ${OTHERS} order by query_start desc limit 1`);
			process.kill(rows[0].pid, 'SIGKILL');
		},
		signalServer(signal) {
			const pid = readPostmaster(folder)?.pid;
			if (pid === undefined) throw new Error('no server to send a signal to');
			process.kill(pid, signal);
			return pid;
		},
		isReplaced(pid) {
			const running = readPostmaster(folder);
			return running !== null && running.pid !== pid;
		},
	};
}

/** Returns the milliseconds until so many more forms were accepted, or Infinity after the limit. */
export async function recovery_ms(
	accepted: () => number,
	{ more = 4, within_ms }: { more?: number; within_ms: number },
): Promise<number> {
	const started = performance.now();
	const before = accepted();
	const isBack = await waitUntil(() => accepted() >= before + more, within_ms);
	return isBack ? performance.now() - started : Infinity;
}
