import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { freePort } from '../../src/server/platform/free-port.ts';
import { databaseUser, spawnAs } from '../../src/server/platform/cluster/system-user.ts';

/** First version that supports named prepared statements in transaction mode. */
const LEAST = [1, 21] as const;

/** True if this machine has a PgBouncer that the host can be run through (Debian 13 has 1.24). */
export const hasPooler = (): boolean => {
	const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
	const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []).map(Number);
	return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
};

async function isListening(port: number): Promise<boolean> {
	const socket = connect(port, '127.0.0.1');
	try {
		await once(socket, 'connect');
		return true;
	} catch {
		return false;
	} finally {
		socket.destroy();
	}
}

/**
 * Starts a PgBouncer in transaction mode before a database, with few connections that all clients
 * share.
 */
export async function aPooler(target: string, connections = 3): Promise<string> {
	const to = new URL(target);
	const port = await freePort();
	const folder = await mkdtemp(join(tmpdir(), 'pooler-'));
	await chmod(folder, 0o755);
	const file = join(folder, 'pgbouncer.ini');
	const password = decodeURIComponent(to.password).replaceAll("'", "''");
	await writeFile(
		file,
		`[databases]
* = host=${to.hostname} port=${to.port} user=${to.username} password='${password}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_prepared_statements = 200
`,
	);
	const user = await databaseUser();
	const child = await spawnAs(user, 'pgbouncer', [file], { folder, stdio: 'ignore' });
	onTestFinished(async () => {
		if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
		await rm(folder, { recursive: true, force: true });
	});
	await vi.waitFor(async () => expect(await isListening(port)).toBe(true), { timeout: 30_000 });
	const through = new URL(target);
	through.host = `127.0.0.1:${port}`;
	return through.href;
}
