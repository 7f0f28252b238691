import { callUrl } from '#api/call-url.ts';
import { TIMEOUT_MS, TRIES } from '#api/call-api.ts';
import { explain } from '#api/explain.ts';
import { toFailure } from '#api/failure.ts';
import { readAnswer } from '#api/read-answer.ts';
import { describeError, type ApiResult } from '#api/result.ts';
import { isPassing, createSerialQueue, retrying } from '#api/retry.ts';
import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locales.ts';
import { BuildError, oneLine } from './build-error.ts';
import { hostOptions } from './host-options.ts';

/** Parameters of one call, besides those that every call of a build sends. */
export interface Asking {
	params?: Record<string, string>;
	query?: Record<string, string>;
	/** Headers of a call for draft content: its answer neither enters nor comes from the cache. */
	headers?: Readonly<Record<string, string>>;
}

/** Cached answers by URL. The host is asked through their ETag whether they are still current. */
const known = new Map<string, { etag: string; data: unknown }>();
let isKeeping = false;

/** Runs the retries of all calls of the process one by one: the same few cores answer them. */
const again = createSerialQueue();

/** Turns the cache on for a long-running process: unchanged answers are neither sent nor parsed. */
export function keepAnswers(): void {
	isKeeping = true;
}

async function once<E extends Endpoint>(
	record: E,
	url: string,
	{ headers }: Asking,
): Promise<ApiResult<DataOf<E>>> {
	const { timeoutMs = TIMEOUT_MS } = hostOptions();
	const kept = headers === undefined ? known.get(url) : undefined;
	try {
		const response = await fetch(url, {
			headers: {
				accept: 'application/json',
				...(kept && { 'if-none-match': kept.etag }),
				...headers,
			},
			signal: AbortSignal.timeout(timeoutMs),
		});
		// The cached answer was requested and parsed by this endpoint record.
		if (kept && response.status === 304) return { ok: true, data: kept.data as DataOf<E> };
		const { status } = response;
		const retryAfter = response.headers.get('retry-after');
		const answer = { status, text: await response.text(), retryAfter };
		const result = readAnswer(record, answer, explain);
		const etag = response.headers.get('etag');
		if (isKeeping && headers === undefined && result.ok && etag !== null) {
			known.set(url, { etag, data: result.data });
		}
		return result;
	} catch (cause) {
		return { ok: false, error: toFailure(cause, timeoutMs) };
	}
}

function tried<E extends Endpoint>(
	record: E,
	locale: Locale | null,
	asking: Asking,
): Promise<ApiResult<DataOf<E>>> {
	const { baseUrl, longestWaitMs } = hostOptions();
	const { params = {}, query = {} } = asking;
	const url = callUrl(record, { baseUrl, params, query: locale ? { ...query, locale } : query });
	return retrying(() => once(record, url, asking), { tries: TRIES, longestWaitMs, again });
}

function toData<E extends Endpoint>(
	record: E,
	locale: Locale | null,
	result: ApiResult<DataOf<E>>,
): DataOf<E> {
	if (result.ok) return result.data;
	const where = locale ? ` (${locale})` : '';
	throw new BuildError(
		oneLine(`${record.method} /api${record.path}${where}: ${describeError(result.error)}`),
		{ isHostAway: isPassing(result.error) },
	);
}

/** Asks the host for content, in one language or for all; an answer that fails stops the build. */
export async function ask<E extends Endpoint>(
	record: E,
	locale: Locale | null,
	asking: Asking = {},
): Promise<DataOf<E>> {
	return toData(record, locale, await tried(record, locale, asking));
}

/** Like `ask`, for an optional endpoint or a single entry; null if the host does not have it. */
export async function askIfKnown<E extends Endpoint>(
	record: E,
	locale: Locale | null,
	asking: Asking = {},
): Promise<DataOf<E> | null> {
	const result = await tried(record, locale, asking);
	if (!result.ok && result.error.code === 'not_found') return null;
	return toData(record, locale, result);
}
