import { Unavailable } from '#server/kernel/unavailable.ts';

type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Concurrency limiter: runs a task as soon as fewer than `parallel` others run; the rest wait in
 * order. After more than `maxWait_ms` a task is rejected: its caller has stopped waiting.
 */
export function createLimiter(parallel: number, { maxWait_ms = Infinity } = {}): InTurn {
	const waiting: (() => void)[] = [];
	let running = 0;

	/** Hands the slot to the next waiter, so that a newcomer cannot take it. */
	function leave(): void {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}

	return async (task) => {
		const came = performance.now();
		if (running < parallel) running += 1;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			if (performance.now() - came > maxWait_ms) {
				throw new Unavailable(
					`its turn came after ${maxWait_ms / 1000} s, when nobody waits any more`,
				);
			}
			return await task();
		} finally {
			leave();
		}
	};
}

/** Rejection of a task because its queue was full. */
export class LineFull extends Error {
	override name = 'LineFull';
}

/**
 * Keyed concurrency limiter: runs tasks of one key in order of arrival, `parallel` at once, by
 * default one. A queue of `longest` tasks takes no further one and throws `LineFull`.
 */
export function createKeyedLimiter({ parallel = 1, longest = Infinity } = {}): <T>(
	key: string,
	task: () => Promise<T>,
) => Promise<T> {
	const lines = new Map<string, { inTurn: InTurn; length: number }>();

	return async (key, task) => {
		const line = lines.get(key) ?? { inTurn: createLimiter(parallel), length: 0 };
		if (line.length >= parallel + longest) throw new LineFull(`the line of ${key} is full`);
		lines.set(key, line);
		line.length += 1;
		try {
			return await line.inTurn(task);
		} finally {
			line.length -= 1;
			if (line.length === 0) lines.delete(key);
		}
	};
}
