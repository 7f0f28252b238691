import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Running server of a cluster, as its own `postmaster.pid` names it. */
export interface Postmaster {
	pid: number;
	port: number;
}

/** Null if the file is missing or half-written. */
export function readPostmaster(folder: string): Postmaster | null {
	let lines: string[];
	try {
		lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
	} catch {
		return null;
	}
	const pid = Number(lines[0]);
	const port = Number(lines[3]);
	return Number.isInteger(pid) && pid > 0 && port > 0 ? { pid, port } : null;
}

export function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (cause) {
		return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
	}
}

/**
 * True if a process is the server of this cluster. After a kill its number may belong to another
 * program, and `postmaster.pid` would point to that one.
 */
export async function isPostgresIn(pid: number, folder: string): Promise<boolean> {
	if (!isAlive(pid)) return false;
	try {
		const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(async () => {
			const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
			return stdout;
		});
		return command.includes(folder);
	} catch (cause) {
		// It may have ended since it was found alive; `ps` then fails.
		if (isAlive(pid)) throw cause;
		return false;
	}
}

/** Resolves to true once the condition holds, or to false after the time. */
export async function waitUntil(
	holds: () => boolean | Promise<boolean>,
	withinMs: number,
	stepMs = 25,
): Promise<boolean> {
	// A monotonic clock: the time of day may be set in between.
	for (const end = performance.now() + withinMs; ;) {
		if (await holds()) return true;
		if (performance.now() > end) return false;
		await new Promise((resolve) => setTimeout(resolve, stepMs));
	}
}
