import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import { callOnce, type OnceOptions } from './call-once.ts';
import type { ApiResult } from './result.ts';
import { retrying, type RetryPolicy } from './retry.ts';

export { TIMEOUT_MS } from './call-once.ts';
/**
 * Tries of one read call, the first included.
 * Rejections (4xx) and wrong shapes are not retried, except where the host reports too many
 * requests (429). A write is tried once unless the caller asks for more.
 */
export const TRIES = 3;

export interface CallOptions<E extends Endpoint = Endpoint>
	extends OnceOptions<E>, Partial<RetryPolicy> {}

/** Calls one endpoint of the contract, with retries by its method and the host's answers. */
export async function callApi<E extends Endpoint>(
	record: E,
	options: CallOptions<E>,
): Promise<ApiResult<DataOf<E>>> {
	const { tries = record.method === 'GET' ? TRIES : 1, longestWaitMs } = options;
	return retrying(() => callOnce(record, options), { tries, longestWaitMs });
}
