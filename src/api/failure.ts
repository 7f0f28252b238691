import type { ApiError } from '#contract/errors.ts';

/** Why a request got no answer. A cause that is none of the transport's is a bug and thrown on. */
export function failureOf(cause: unknown, timeoutMs: number): ApiError {
	if (cause instanceof DOMException && cause.name === 'TimeoutError') {
		return { code: 'timeout', after_ms: timeoutMs };
	}
	if (!(cause instanceof Error)) throw cause;
	const reason = cause.cause instanceof Error ? cause.cause.message : cause.message;
	return { code: 'network', detail: reason || 'connection refused' };
}
