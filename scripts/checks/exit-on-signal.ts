import { endTools } from './tool.ts';

/** Less than a whole run grants: who is ended by it ends its own tools first. */
const GRACE_MS = 5_000;

/**
 * Who ends this process means its tools, too, which are in groups of their own. Aborted from the
 * moment on in which nothing else is to be started.
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
