import type { MediaWidth } from '#contract/media.ts';
import { TIMEOUT_MS, TRIES } from './call-api.ts';
import { toFailure } from './failure.ts';
import { readProblem } from './read-answer.ts';
import type { ApiResult } from './result.ts';
import { retrying, type RetryPolicy } from './retry.ts';

/** The host's smallest rendering: enough to know that it has the picture. */
const ASKED_WIDTH: MediaWidth = 150;

export interface MediaOptions extends Partial<RetryPolicy> {
	/** Origin of the host. */
	baseUrl: string;
	timeoutMs?: number;
}

async function attempt(url: string, timeoutMs: number): Promise<ApiResult<null>> {
	try {
		const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) });
		if (response.ok) return { ok: true, data: null };
		const { status, headers } = response;
		const answer = { status, text: '', retryAfter: headers.get('retry-after') };
		return { ok: false, error: readProblem(answer) };
	} catch (cause) {
		return { ok: false, error: toFailure(cause, timeoutMs) };
	}
}

/** Checks that the host has a picture, retried like every other call. */
export function hasMedia(file: string, options: MediaOptions): Promise<ApiResult<null>> {
	const { baseUrl, timeoutMs = TIMEOUT_MS, tries = TRIES, longestWaitMs } = options;
	const url = `${baseUrl}/media/${ASKED_WIDTH}/${file}`;
	return retrying(() => attempt(url, timeoutMs), { tries, longestWaitMs });
}
