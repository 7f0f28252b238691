import { setTimeout as pause } from 'node:timers/promises';

/** Time source for waits: the clock in milliseconds, pauses, and the signal that ends them all. */
export interface Time {
	now: () => number;
	/** @throws the signal's reason once it is aborted */
	pause: (ms: number) => Promise<void>;
	signal: AbortSignal;
}

export const timeUntil = (signal: AbortSignal): Time => ({
	now: Date.now,
	signal,
	async pause(ms) {
		await pause(ms, undefined, { signal }).catch((cause: unknown) => {
			signal.throwIfAborted();
			throw cause;
		});
	},
});
