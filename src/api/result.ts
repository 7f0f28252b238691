import type { ApiError } from '#contract/errors.ts';

/** Result of a call; only a bug throws. */
export type ApiResult<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** One line for a log or a failed build: what went wrong, in the field's terms. */
export function describeError(error: ApiError): string {
	switch (error.code) {
		case 'network':
			return `no answer: ${error.detail}`;
		case 'timeout':
			return `no answer within ${error.after_ms / 1000} s`;
		case 'wrong_shape':
			return `${error.path}${error.entry === undefined ? '' : ` of "${error.entry}"`}: ${error.detail}`;
		default: {
			const { status, code, retry_after_s: wait } = error;
			return `status ${status} ${code}${wait === undefined ? '' : `, asks to wait ${wait} s`}`;
		}
	}
}
