import type { BodyOf, DataOf, Endpoint } from '#contract/endpoint.ts';
import type { ApiError } from '#contract/errors.ts';
import { callUrl, type Address } from './call-url.ts';
import { readAnswer } from './read-answer.ts';
import type { ApiResult } from './result.ts';

/** Time a host has for one answer before the call is given up. */
export const TIMEOUT_MS = 10_000;
/**
 * Tries of one reading call, the first included; refusals (4xx) and wrong shapes are not tried again.
 * What writes is tried once unless the caller says otherwise: the answer alone may have been lost.
 */
export const TRIES = 3;
const RETRY_DELAY_MS = 250;

export interface CallOptions<E extends Endpoint = Endpoint> extends Address {
	/** What the record takes as JSON. */
	body?: BodyOf<E>;
	timeoutMs?: number;
	tries?: number;
}

async function attempt<E extends Endpoint>(
	record: E,
	url: string,
	body: BodyOf<E> | undefined,
	timeoutMs: number,
): Promise<ApiResult<DataOf<E>>> {
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
		return readAnswer(record, {
			status: response.status,
			text: await response.text(),
			retryAfter: response.headers.get('retry-after'),
		});
	} catch (cause) {
		if (cause instanceof DOMException && cause.name === 'TimeoutError') {
			return { ok: false, error: { code: 'timeout', after_ms: timeoutMs } };
		}
		if (!(cause instanceof Error)) throw cause;
		const reason = cause.cause instanceof Error ? cause.cause.message : cause.message;
		return { ok: false, error: { code: 'network', detail: reason || 'connection refused' } };
	}
}

function isWorthRetrying(error: ApiError): boolean {
	if (error.code === 'network' || error.code === 'timeout') return true;
	return 'status' in error && error.status >= 500;
}

/**
 * Calls one endpoint of the contract and parses the answer against it.
 * Source of every error: the transport, the host's problem answer, or the schema.
 */
export async function callApi<E extends Endpoint>(
	record: E,
	options: CallOptions<E>,
): Promise<ApiResult<DataOf<E>>> {
	const { body, timeoutMs = TIMEOUT_MS, tries = record.method === 'GET' ? TRIES : 1 } = options;
	const url = callUrl(record, options);
	for (let turn = 1; ; turn += 1) {
		const result = await attempt(record, url, body, timeoutMs);
		if (result.ok || turn >= tries || !isWorthRetrying(result.error)) return result;
		await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * turn));
	}
}
