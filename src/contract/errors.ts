import * as v from 'valibot';

/** Every error code and its HTTP status. Codes travel over the wire, sentences do not. */
export const ERROR_STATUS = {
	validation_failed: 422,
	captcha_failed: 422,
	bad_signature: 400,
	unauthorized: 401,
	forbidden: 403,
	not_found: 404,
	conflict: 409,
	draft_gone: 410,
	revision_conflict: 412,
	form_not_enabled: 409,
	shop_closed: 409,
	method_not_allowed: 405,
	request_timeout: 408,
	payload_too_large: 413,
	unsupported_media_type: 415,
	too_many_requests: 429,
	unavailable: 503,
	internal: 500,
} as const;

export type HostErrorCode = keyof typeof ERROR_STATUS;
const HOST_ERROR_CODES = Object.keys(ERROR_STATUS) as HostErrorCode[];

/** Response body of a failed request, as `application/problem+json` (RFC 9457). */
export const problemSchema = v.object({
	type: v.literal('about:blank'),
	status: v.number(),
	code: v.picklist(HOST_ERROR_CODES),
	/** Path and error code of each invalid field, for `validation_failed` and `captcha_failed`. */
	fields: v.optional(v.array(v.object({ path: v.string(), code: v.string() }))),
});
export type Problem = v.InferOutput<typeof problemSchema>;

/** Error of a call: problem from the host, no connection, timeout, or an answer of wrong shape. */
export type ApiError =
	| {
			code: HostErrorCode;
			status: number;
			fields: { path: string; code: string }[];
			/** Seconds to wait before a retry, if the host gives them. */
			retry_after_s?: number;
	  }
	| { code: 'network'; detail: string }
	| { code: 'timeout'; after_ms: number }
	/** `entry` is the id of the list entry that the path points into. */
	| { code: 'wrong_shape'; path: string; entry?: string; detail: string };
