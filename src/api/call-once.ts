import { composedText } from '#contract/composed-text.ts';
import type { BodyOf, DataOf, Endpoint } from '#contract/endpoint.ts';
import { callUrl, type Address } from './call-url.ts';
import { toFailure } from './failure.ts';
import { readAnswer, type Explain } from './read-answer.ts';
import type { ApiResult } from './result.ts';

/** Time limit of one answer. */
export const TIMEOUT_MS = 10_000;

export interface OnceOptions<E extends Endpoint = Endpoint> extends Address {
	/** Body of the record, sent as JSON. */
	body?: BodyOf<E>;
	timeoutMs?: number;
	/** Describes an answer of the wrong shape, where a person reads it. */
	explain?: Explain;
}

/**
 * Calls one endpoint of the contract once and parses the answer against it: for writes, because
 * only the answer may have been lost. Every error comes from the transport, the host's problem
 * answer, or the schema.
 */
export async function callOnce<E extends Endpoint>(
	record: E,
	{ body, timeoutMs = TIMEOUT_MS, explain, ...address }: OnceOptions<E>,
): Promise<ApiResult<DataOf<E>>> {
	const url = callUrl(record, address);
	try {
		const response = await fetch(url, {
			method: record.method,
			headers: {
				accept: 'application/json',
				...(body !== undefined && { 'content-type': 'application/json' }),
			},
			...(body !== undefined && { body: JSON.stringify(body, composedText) }),
			signal: AbortSignal.timeout(timeoutMs),
		});
		const { status, headers } = response;
		const answer = { status, text: await response.text(), retryAfter: headers.get('retry-after') };
		return readAnswer(record, answer, explain);
	} catch (cause) {
		return { ok: false, error: toFailure(cause, timeoutMs) };
	}
}
