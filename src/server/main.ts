/**
 * The reference host as a process: `node src/server/main.ts`. Prints its address when it is ready;
 * SIGTERM or SIGINT ends it cleanly.
 */
import { config } from '#config.ts';
import { openLog } from '#http/log.ts';
import { isUnavailable } from './platform/db/client.ts';
import { toFailure } from './platform/failure.ts';
import { startHost } from './host.ts';
import { reportFailure } from '#errors/report-failure.ts';

// EPIPE is ignored: the log's reader may be gone, and logging that would fail again, without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const log = await openLog('host');
const starting = (async () => startHost({ ...config }, log))();

let isStopping = false;
/** Also works during the start: an aborted start would leave its database running. */
async function stop(): Promise<void> {
	if (isStopping) return;
	isStopping = true;
	const host = await starting.catch(() => null);
	await host?.stop().catch(reportFailure);
	process.exit();
}

/**
 * Last resort for uncaught errors. An unavailable service ends nothing, even if nobody handled its
 * error. After any other error the state is unknown: requests are finished and the process ends, to
 * be restarted.
 */
function survive(cause: unknown): void {
	const error = cause instanceof Error ? cause : new Error(String(cause));
	log(`nobody caught: ${toFailure(error)}`, { level: 'error', component: 'process' });
	if (isUnavailable(error)) return;
	process.exitCode = 1;
	void stop();
}
process.on('uncaughtException', survive);
process.on('unhandledRejection', survive);
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

try {
	const { url } = await starting;
	if (!isStopping) process.stdout.write(`API host ready at ${url}\n`);
} catch (cause) {
	reportFailure(cause);
}
