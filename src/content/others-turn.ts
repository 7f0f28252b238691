import { setImmediate } from 'node:timers/promises';

/** For so long nothing else in the process is kept waiting, in milliseconds. */
const TURN_MS = 50;

/**
 * For work on thousands of pages, between two of them: once it has gone on for long enough, whatever
 * else waits in the process has its turn. A publisher answers hooks and previews while it plans.
 */
export function othersTurn(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < TURN_MS) return;
		await setImmediate();
		since = performance.now();
	};
}
