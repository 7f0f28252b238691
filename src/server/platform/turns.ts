/** Runs a task as soon as fewer than so many others are running; the rest wait in order. */
export function createTurns(parallel: number): <T>(task: () => Promise<T>) => Promise<T> {
	const waiting: (() => void)[] = [];
	let running = 0;

	return async (task) => {
		if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
		running += 1;
		try {
			return await task();
		} finally {
			running -= 1;
			waiting.shift()?.();
		}
	};
}
