import type { ApiError } from '#contract/errors.ts';

/** Error of a request without an answer. A cause outside the transport is a bug and is rethrown. */
export function toFailure(cause: unknown, timeoutMs: number): ApiError {
	if (cause instanceof DOMException && cause.name === 'TimeoutError') {
		return { code: 'timeout', after_ms: timeoutMs };
	}
	if (!(cause instanceof Error)) throw cause;
	const reason = cause.cause instanceof Error ? cause.cause.message : cause.message;
	return { code: 'network', detail: reason || 'connection refused' };
}
