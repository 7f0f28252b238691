/**
 * The reference host as a process: `node src/server/main.ts`. Prints its address when it is ready;
 * SIGTERM or SIGINT ends it cleanly.
 */
import { config } from '#config.ts';
import { startHost } from './host.ts';
import { reportFailure } from './report-failure.ts';

try {
	const log = (line: string) => process.stderr.write(`[host] ${line}\n`);
	const host = await startHost({ ...config }, log);
	process.stdout.write(`API host ready at ${host.url}\n`);

	let isStopping = false;
	const stop = (): void => {
		if (isStopping) return;
		isStopping = true;
		host.stop().then(
			() => process.exit(0),
			(cause: unknown) => {
				reportFailure(cause);
				process.exit(1);
			},
		);
	};
	process.on('SIGTERM', stop);
	process.on('SIGINT', stop);
} catch (cause) {
	reportFailure(cause);
}
