import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openCluster } from '../../../src/server/platform/cluster/cluster.ts';
import { readPostmaster, waitUntil } from '../../../src/server/platform/cluster/postmaster.ts';
import { aFolder, PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { isEmbedded } from '../../support/host.ts';

/** Server processes of all connections; each reports that it has to wait before it does. */
async function listBackends(url: string): Promise<number[]> {
	const client = new pg.Client(url);
	await client.connect();
	const { rows } = await client.query<{ pid: number }>(`select pid from pg_stat_activity
		where backend_type = 'client backend' and pid <> pg_backend_pid()`);
	await client.end();
	return rows.map(({ pid }) => pid);
}

/** Returns whether the server accepts no connection any more: it is stopping, or has stopped. */
async function isEnding(url: string): Promise<boolean> {
	const client = new pg.Client(url);
	client.on('error', () => undefined);
	try {
		await client.connect();
		return false;
	} catch {
		return true;
	} finally {
		await client.end().catch(() => undefined);
	}
}

describe.runIf(isEmbedded)('an embedded PostgreSQL', { timeout: PROCESS_LIMIT_MS }, () => {
	test('that does not answer its last user is stopped all the same', async () => {
		const dataDir = await aFolder();
		const cluster = await openCluster({ dataDir, settings: { fsync: 'off' } });
		const url = await cluster.database('postgres');
		const server = readPostmaster(`${dataDir}/pg`)?.pid ?? 0;
		onTestFinished(() => {
			if (readPostmaster(`${dataDir}/pg`)?.pid === server) process.kill(server, 'SIGINT');
		});
		const backends = await listBackends(url);
		expect(backends).toHaveLength(1);
		for (const pid of backends) process.kill(pid, 'SIGSTOP');
		const closed = cluster.close().then(() => true);
		await Promise.race([closed, waitUntil(() => isEnding(url), PROCESS_LIMIT_MS / 4)]);
		// A stopped process cannot end; one that was only slow goes on now.
		for (const pid of backends) process.kill(pid, 'SIGCONT');
		await closed;
		expect(readPostmaster(`${dataDir}/pg`)).toBeNull();
	});
});
