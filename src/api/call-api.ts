import type { BodyOf, DataOf, Endpoint } from '#contract/endpoint.ts';
import { callUrl, type Address } from './call-url.ts';
import { readAnswer, type Explain } from './read-answer.ts';
import type { ApiResult } from './result.ts';
import { retrying, type Patience } from './retry.ts';
import { failureOf } from './failure.ts';

/** Time a host has for one answer before the call is given up. */
export const TIMEOUT_MS = 10_000;
/**
 * Tries of one reading call, the first included. Refusals (4xx) and wrong shapes are not tried again,
 * except where the host says that it was asked too often (429).
 * What writes is tried once unless the caller says otherwise: the answer alone may have been lost.
 */
export const TRIES = 3;

export interface CallOptions<E extends Endpoint = Endpoint> extends Address, Partial<Patience> {
	/** What the record takes as JSON. */
	body?: BodyOf<E>;
	timeoutMs?: number;
	/** Words for an answer of the wrong shape, where somebody reads them. */
	explain?: Explain;
}

async function attempt<E extends Endpoint>(
	record: E,
	{ body, timeoutMs = TIMEOUT_MS, explain, ...address }: CallOptions<E>,
): Promise<ApiResult<DataOf<E>>> {
	const url = callUrl(record, address);
	try {
		const response = await fetch(url, {
			method: record.method,
			headers: {
				accept: 'application/json',
				...(body !== undefined && { 'content-type': 'application/json' }),
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
			signal: AbortSignal.timeout(timeoutMs),
		});
		const { status, headers } = response;
		const answer = { status, text: await response.text(), retryAfter: headers.get('retry-after') };
		return readAnswer(record, answer, explain);
	} catch (cause) {
		return { ok: false, error: failureOf(cause, timeoutMs) };
	}
}

/**
 * Calls one endpoint of the contract and parses the answer against it.
 * Source of every error: the transport, the host's problem answer, or the schema.
 */
export async function callApi<E extends Endpoint>(
	record: E,
	options: CallOptions<E>,
): Promise<ApiResult<DataOf<E>>> {
	const { tries = record.method === 'GET' ? TRIES : 1, longestWaitMs } = options;
	return retrying(() => attempt(record, options), { tries, longestWaitMs });
}
