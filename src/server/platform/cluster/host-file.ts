import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isAlive } from './postmaster.ts';

const hostFileSchema = v.object({
	pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
	url: v.pipe(v.string(), v.url()),
});
/** Host that serves a data folder: its process and the origin it answers under. */
export type HostFile = v.InferOutput<typeof hostFileSchema>;

const PROBE_LIMIT_MS = 5_000;
const pathIn = (dataDir: string) => join(dataDir, 'host.json');

export function announceHost(dataDir: string, host: HostFile): void {
	writeFileSync(pathIn(dataDir), JSON.stringify(host), { mode: 0o600 });
}

/** Removes our own announcement, never another host's. */
export function withdrawHost(dataDir: string): void {
	if (readHost(dataDir)?.pid === process.pid) rmSync(pathIn(dataDir), { force: true });
}

/** Finds the host that serves this data folder and is ready, if any. */
export async function findLiveHost(dataDir: string): Promise<HostFile | null> {
	const host = readHost(dataDir);
	if (!host || !isAlive(host.pid)) return null;
	try {
		const answer = await fetch(`${host.url}/api/readyz`, {
			signal: AbortSignal.timeout(PROBE_LIMIT_MS),
		});
		return answer.ok ? host : null;
	} catch {
		return null;
	}
}

function readHost(dataDir: string): HostFile | null {
	try {
		const parsed = v.safeParse(hostFileSchema, JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
		return parsed.success ? parsed.output : null;
	} catch {
		return null;
	}
}
