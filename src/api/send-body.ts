import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import { callUrl, type Address } from './call-url.ts';
import { readAnswer } from './read-answer.ts';
import type { ApiResult } from './result.ts';

/** Time for the answer itself; files get more by their size. */
const ANSWER_MS = 30_000;
/** A line this slow still gets its files through: 32 kB/s. */
const SLOWEST_BYTES_PER_MS = 32;

/** Time that a body may take until its answer is there. */
export function sendingMs(bytes: number): number {
	return ANSWER_MS + Math.ceil(bytes / SLOWEST_BYTES_PER_MS);
}

export interface SendOptions extends Pick<Address, 'baseUrl' | 'params'> {
	body: FormData;
	/** Called during the upload with the share that is sent, 0 to 1. */
	onProgress: (share: number) => void;
}

function countBytes(body: FormData): number {
	let bytes = 0;
	for (const [, value] of body) bytes += typeof value === 'string' ? value.length : value.size;
	return bytes;
}

/**
 * Sends a form's body once.
 * Uses XMLHttpRequest, because `fetch` cannot report how much of a body is sent.
 */
export function sendBody<E extends Endpoint>(
	record: E,
	{ body, onProgress, ...options }: SendOptions,
): Promise<ApiResult<DataOf<E>>> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open(record.method, callUrl(record, options));
		request.setRequestHeader('accept', 'application/json');
		request.timeout = sendingMs(countBytes(body));
		request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
			if (lengthComputable && total > 0) onProgress(loaded / total);
		});
		request.addEventListener('load', () => {
			resolve(
				readAnswer(record, {
					status: request.status,
					text: request.responseText,
					retryAfter: request.getResponseHeader('retry-after'),
				}),
			);
		});
		const fail = (detail: string) => resolve({ ok: false, error: { code: 'network', detail } });
		request.addEventListener('error', () => fail('no answer'));
		request.addEventListener('abort', () => fail('aborted'));
		request.addEventListener('timeout', () => {
			resolve({ ok: false, error: { code: 'timeout', after_ms: request.timeout } });
		});
		request.send(body);
	});
}
