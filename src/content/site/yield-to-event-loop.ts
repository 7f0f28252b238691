import { setImmediate } from 'node:timers/promises';

/** Longest time that other work in the process is kept waiting, in milliseconds. */
const TURN_MS = 50;

/**
 * Yields to the event loop between two of thousands of pages, once `TURN_MS` have passed. A
 * publisher answers hooks and previews while it plans.
 */
export function yieldToEventLoop(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < TURN_MS) return;
		await setImmediate();
		since = performance.now();
	};
}
