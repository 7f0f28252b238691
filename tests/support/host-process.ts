import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { nodeEnv } from './node-env.ts';

/**
 * Limit for tests that start processes with databases, one after another, on busy machines: a start
 * that takes four seconds on a machine of its own has taken twenty-five.
 */
export const PROCESS_LIMIT_MS = 240_000;

/** A host in a process of its own. */
export interface HostProcess {
	pid: number;
	/** Address it printed, or null when it ended without one. */
	url: string | null;
	/** Its output on standard error so far. */
	errors: () => string;
	/** Exit code, null after a signal that it did not handle. */
	ended: Promise<number | null>;
	kill: (signal: NodeJS.Signals) => void;
	/** Closes the reading end of its output. */
	closeLog: () => void;
}

function embedded() {
	const host = inject('apiHost');
	if (host.kind !== 'embedded') throw new Error('this test needs the embedded host');
	return host;
}

/** Folder of the whole run, which all its workers share. */
export const toRunFolder = (): string => embedded().folder;

/** Makes a folder below the run's own that is removed after the test. */
export async function aFolder(): Promise<string> {
	const folder = await mkdtemp(join(toRunFolder(), 'host-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

/** A process that may not have printed its address yet. */
type StartingProcess = Omit<HostProcess, 'url'> & { url: Promise<string | null> };

/**
 * Starts `src/server/main.ts` (or another script), which the caller has to end. It counts as ready
 * once it prints what `ready` matches, which stands for its address.
 */
export function spawnHost(
	env: Record<string, string>,
	script = 'src/server/main.ts',
	ready = /http:\S+/,
): StartingProcess {
	const child = spawn(process.execPath, [script], {
		env: { ...nodeEnv(), MEDIA_DIR: embedded().mediaDir, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
	const ended = once(child, 'close').then(() => child.exitCode);
	const saidReady = new Promise<string>((resolve) => {
		child.stdout.on('data', (bytes: Buffer) => {
			const found = ready.exec(bytes.toString())?.[0];
			if (found) resolve(found);
		});
	});
	return {
		pid: child.pid ?? 0,
		url: Promise.race([saidReady, ended.then(() => null)]),
		errors: () => said,
		ended,
		kill: (signal) => child.kill(signal),
		closeLog: () => child.stderr.destroy(),
	};
}

/** Starts a process that is ended after the test; does not wait for its address. */
export function aStartingProcess(...given: Parameters<typeof spawnHost>): StartingProcess {
	const host = spawnHost(...given);
	onTestFinished(async () => {
		host.kill('SIGTERM');
		await host.ended;
	});
	return host;
}

/** Starts a process and waits until it is ready or has ended. */
export async function aProcess(
	...given: Parameters<typeof aStartingProcess>
): Promise<HostProcess> {
	const child = aStartingProcess(...given);
	return { ...child, url: await child.url };
}

/** Starts a worker and waits until it is ready or has ended. */
export const aWorker = (env: Record<string, string>): Promise<HostProcess> =>
	aProcess(env, 'src/server/worker.ts', /worker ready/);

/** Milliseconds after which to retry a host that answers 503, as its `Retry-After` says. */
const RETRY_AFTER_MS = 5_000;

/**
 * Returns the first answer of a host that has only just started. On a busy machine it may answer
 * 503 to the first request that needs its connections, and ask for a retry. For requests that may
 * be repeated, a page or a sign-in.
 */
export const onceReady = (ask: () => Promise<Response>): Promise<Response> =>
	vi.waitFor(
		async () => {
			const response = await ask();
			expect(response.status).not.toBe(503);
			return response;
		},
		{ interval: RETRY_AFTER_MS, timeout: PROCESS_LIMIT_MS / 2 },
	);
