import type { ApiError } from '#contract/errors.ts';
import type { ApiResult } from './result.ts';

/** Wait before the second try; the third waits twice as long. */
const RETRY_DELAY_MS = 250;
/** Longest wait of a visitor for a host that asked for time. */
const LONGEST_WAIT_MS = 1000;

export interface RetryPolicy {
	/** Number of tries, the first included. */
	tries: number;
	/** Longest wait; a host that asks for more is retried after it, too. Default: one second. */
	longestWaitMs?: number | undefined;
	/** Schedules the tries after the first. Default: each at once. */
	again?: InTurn | undefined;
}

type InTurn = <T>(ask: () => Promise<T>) => Promise<T>;

/**
 * Runs retries one after another. A host that could not give five languages of a large catalogue at
 * once would fail five more times; one by one it gives them.
 */
export function createSerialQueue(): InTurn {
	let before: Promise<unknown> = Promise.resolve();
	return (ask) => {
		const own = before.then(ask);
		before = own.catch(() => null);
		return own;
	};
}

/** True if the host did not answer, or answers that it is unavailable. */
export function isPassing(error: ApiError): boolean {
	if (!('status' in error)) return error.code !== 'wrong_shape';
	return error.status >= 500 || error.status === 429;
}

/** Retries until an answer is good, or will not get better. The last answer counts. */
export async function retrying<T>(
	ask: () => Promise<ApiResult<T>>,
	{ tries, longestWaitMs = LONGEST_WAIT_MS, again = (next) => next() }: RetryPolicy,
): Promise<ApiResult<T>> {
	for (let turn = 1; ; turn += 1) {
		const result = await (turn === 1 ? ask() : again(ask));
		if (result.ok || turn >= tries || !isPassing(result.error)) return result;
		const { retry_after_s: asked } = { retry_after_s: undefined, ...result.error };
		const wait =
			asked === undefined ? RETRY_DELAY_MS * turn : Math.min(asked * 1000, longestWaitMs);
		await new Promise((resolve) => setTimeout(resolve, wait));
	}
}
