import { endTools } from './tool.ts';

/** Less than a whole run grants: a process that is ended by it ends its own tools first. */
const GRACE_MS = 5_000;

/**
 * Ends the tools of this process, which have their own process groups, when a signal ends it. The
 * returned signal is aborted from the moment on in which nothing else may be started.
 */
export function exitOnSignal(): AbortSignal {
	const ending = new AbortController();
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => {
			ending.abort();
			void endTools(GRACE_MS).finally(() => process.exit(1));
		});
	}
	return ending.signal;
}
