import type { ApiError } from '#contract/errors.ts';
import type { ApiResult } from './result.ts';

/** Before the second try; the third waits twice as long. */
const RETRY_DELAY_MS = 250;
/** Longest that a page keeps a visitor waiting for a host that asked for time. */
const LONGEST_WAIT_MS = 1000;

export interface Patience {
	/** The first included. */
	tries: number;
	/** A host that asks for more time than this is asked again all the same. Left out: one second. */
	longestWaitMs?: number | undefined;
}

/**
 * Seconds until another try makes sense, of a `Retry-After` header: a count, or an instant as HTTP
 * writes it. Null without one, and for an instant that has passed.
 */
export function retryAfterSeconds(header: string | null): number | null {
	if (header === null) return null;
	if (/^\d+$/.test(header)) return Number(header);
	const seconds = Math.ceil((Date.parse(header) - Date.now()) / 1000);
	return seconds > 0 ? seconds : null;
}

function isWorthRetrying(error: ApiError): boolean {
	if (error.code === 'network' || error.code === 'timeout') return true;
	return 'status' in error && (error.status >= 500 || error.status === 429);
}

/** Milliseconds before the next try; null where another one is of no use. */
function waitAfter(error: ApiError, turn: number, longestWaitMs: number): number | null {
	if (!isWorthRetrying(error)) return null;
	const asked = 'retry_after_s' in error ? error.retry_after_s : undefined;
	if (asked === undefined) return RETRY_DELAY_MS * turn;
	return Math.min(asked * 1000, longestWaitMs);
}

/** Asks until an answer is good, or will not get better. The last answer is the one that counts. */
export async function retrying<T>(
	ask: () => Promise<ApiResult<T>>,
	{ tries, longestWaitMs = LONGEST_WAIT_MS }: Patience,
): Promise<ApiResult<T>> {
	for (let turn = 1; ; turn += 1) {
		const result = await ask();
		if (result.ok || turn >= tries) return result;
		const wait = waitAfter(result.error, turn, longestWaitMs);
		if (wait === null) return result;
		await new Promise((resolve) => setTimeout(resolve, wait));
	}
}
