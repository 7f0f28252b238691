/**
 * The worker as a process: `node src/server/worker.ts`. Runs every queue and the nightly jobs, for
 * hosts that do not (`HOST_WORK=off`) or beside those that do. It listens on no port.
 */
import { config } from '#config.ts';
import type { Log } from '#http/log.ts';
import { createClosing, openParts, startJobs } from './parts.ts';
import { runProcess } from './process.ts';
import type { HostSettings } from './storage.ts';

async function startWorker(settings: HostSettings, log: Log): Promise<{ stop(): Promise<void> }> {
	const closing = createClosing();
	try {
		const parts = await openParts(settings, log, { closing, role: 'worker', isWorking: true });
		await startJobs(parts, settings, log);
		return { stop: closing.close };
	} catch (cause) {
		await closing.close();
		throw cause;
	}
}

await runProcess(
	'worker',
	(log) => startWorker({ ...config }, log),
	() => 'worker ready',
);
