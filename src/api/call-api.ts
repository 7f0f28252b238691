import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import { callOnce, type OnceOptions } from './call-once.ts';
import type { ApiResult } from './result.ts';
import { retrying, type Patience } from './retry.ts';

export { TIMEOUT_MS } from './call-once.ts';
/**
 * Tries of one reading call, the first included. Refusals (4xx) and wrong shapes are not tried again,
 * except where the host says that it was asked too often (429).
 * What writes is tried once unless the caller says otherwise.
 */
export const TRIES = 3;

export interface CallOptions<E extends Endpoint = Endpoint>
	extends OnceOptions<E>, Partial<Patience> {}

/** Calls one endpoint of the contract, as often as its kind and the host's answers make sense. */
export async function callApi<E extends Endpoint>(
	record: E,
	options: CallOptions<E>,
): Promise<ApiResult<DataOf<E>>> {
	const { tries = record.method === 'GET' ? TRIES : 1, longestWaitMs } = options;
	return retrying(() => callOnce(record, options), { tries, longestWaitMs });
}
