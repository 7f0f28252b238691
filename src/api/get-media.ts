import type { MediaWidth } from '#contract/media.ts';
import { TIMEOUT_MS, TRIES } from './call-api.ts';
import { toFailure } from './failure.ts';
import type { MediaOptions } from './has-media.ts';
import { readProblem } from './read-answer.ts';
import type { ApiResult } from './result.ts';
import { retrying } from './retry.ts';

async function attempt(url: string, timeoutMs: number): Promise<ApiResult<Uint8Array>> {
	try {
		const response = await fetch(url, {
			headers: { accept: 'image/jpeg' },
			signal: AbortSignal.timeout(timeoutMs),
		});
		const { ok, status, headers } = response;
		if (ok) return { ok, data: new Uint8Array(await response.arrayBuffer()) };
		const answer = { status, text: await response.text(), retryAfter: headers.get('retry-after') };
		return { ok: false, error: readProblem(answer) };
	} catch (cause) {
		return { ok: false, error: toFailure(cause, timeoutMs) };
	}
}

/** Loads the bytes of a picture at one of the host's widths, retried like every other call. */
export function getMedia(
	file: string,
	width: MediaWidth,
	options: MediaOptions,
): Promise<ApiResult<Uint8Array>> {
	const { baseUrl, timeoutMs = TIMEOUT_MS, tries = TRIES, longestWaitMs } = options;
	const url = `${baseUrl}/media/${width}/${file}`;
	return retrying(() => attempt(url, timeoutMs), { tries, longestWaitMs });
}
