import { ERROR_STATUS, type HostErrorCode, type Problem } from '#contract/errors.ts';

/** Error answer as `application/problem+json`: a code and, for invalid input, the fields. */
export function problem(
	code: HostErrorCode,
	fields?: Problem['fields'],
	headers: Record<string, string> = {},
): Response {
	const body: Problem = {
		type: 'about:blank',
		status: ERROR_STATUS[code],
		code,
		...(fields ? { fields } : {}),
	};
	return new Response(JSON.stringify(body), {
		status: ERROR_STATUS[code],
		headers: {
			'content-type': 'application/problem+json',
			'cache-control': 'no-store',
			...headers,
		},
	});
}
