import { Unavailable } from '#server/kernel/unavailable.ts';

/**
 * Does so many tasks at once, the rest in the order in which they came. Who had to wait longer than
 * `patience_ms` is turned away when his turn comes: nobody waits for the answer any more.
 */
export function createLane(
	width: number,
	patience_ms: number,
): <T>(task: () => Promise<T>) => Promise<T> {
	const waiting: (() => void)[] = [];
	let running = 0;

	return async (task) => {
		if (running < width) running += 1;
		else {
			const since = performance.now();
			// Who ends hands his place on.
			await new Promise<void>((resolve) => waiting.push(resolve));
			if (performance.now() - since > patience_ms) {
				leave();
				throw new Unavailable('too much is being put together');
			}
		}
		try {
			return await task();
		} finally {
			leave();
		}
	};

	function leave(): void {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}
}
