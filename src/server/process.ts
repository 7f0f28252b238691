import { installDispatcher } from '#http/dispatcher.ts';
import { openLog, type Log } from '#http/log.ts';
import { reportFailure } from '#errors/report-failure.ts';
import { isUnavailable } from './platform/db/client.ts';
import { toFailure } from './platform/failure.ts';

interface Running {
	stop(): Promise<void>;
}

/**
 * Runs a host or a worker as a process: prints `ready` once it has started; SIGTERM or SIGINT ends
 * it cleanly.
 */
export async function runProcess<T extends Running>(
	name: 'host' | 'worker',
	start: (log: Log) => Promise<T>,
	ready: (running: T) => string,
): Promise<void> {
	// EPIPE is ignored: the log’s reader may have ended, and logging that would fail again,
	// endlessly.
	for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
	installDispatcher();
	const log = await openLog(name);
	const starting = (async () => start(log))();

	let isStopping = false;
	/** Also works during the start: an aborted start would leave its database running. */
	async function stop(): Promise<void> {
		if (isStopping) return;
		isStopping = true;
		const running = await starting.catch(() => null);
		await running?.stop().catch(reportFailure);
		process.exit();
	}

	/**
	 * Last resort for uncaught errors. An unavailable service ends nothing, even if its error was
	 * not handled. After any other error the state is unknown: requests in progress are finished
	 * and the process ends, to be restarted.
	 */
	function survive(cause: unknown): void {
		const error = cause instanceof Error ? cause : new Error(String(cause));
		log(`process: uncaught error: ${toFailure(error)}`, { level: 'error', component: 'process' });
		if (isUnavailable(error)) return;
		process.exitCode = 1;
		void stop();
	}
	process.on('uncaughtException', survive);
	process.on('unhandledRejection', survive);
	process.on('SIGTERM', () => void stop());
	process.on('SIGINT', () => void stop());

	try {
		const running = await starting;
		if (!isStopping) process.stdout.write(`${ready(running)}\n`);
	} catch (cause) {
		reportFailure(cause);
	}
}
