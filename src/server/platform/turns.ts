import { Unavailable } from '#server/kernel/unavailable.ts';

type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Runs a task as soon as fewer than so many others are running; the rest wait in order. Whose turn comes
 * after more than `patience_ms` is refused instead: nobody waits for what he would make.
 */
export function createTurns(parallel: number, { patience_ms = Infinity } = {}): InTurn {
	const waiting: (() => void)[] = [];
	let running = 0;

	/** Hands a place on, so that nobody who comes now takes it from those who wait. */
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
			if (performance.now() - came > patience_ms) {
				throw new Unavailable(
					`its turn came after ${patience_ms / 1000} s, when nobody waits any more`,
				);
			}
			return await task();
		} finally {
			leave();
		}
	};
}

/** Why a task was not taken into a line that was full. */
export class LineFull extends Error {
	override name = 'LineFull';
}

/**
 * Runs tasks of one key in the order in which they come, so many at once; left out, one after the
 * other. A line that is longer than `longest` takes no further task and throws `LineFull`.
 */
export function createTurnsByKey({ parallel = 1, longest = Infinity } = {}): <T>(
	key: string,
	task: () => Promise<T>,
) => Promise<T> {
	const lines = new Map<string, { inTurn: InTurn; length: number }>();

	return async (key, task) => {
		const line = lines.get(key) ?? { inTurn: createTurns(parallel), length: 0 };
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
