import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Problem } from '#contract/errors.ts';
import { composedText } from '#contract/composed-text.ts';
import { problem } from './problem.ts';
import type { RawBody } from '#http/raw-body.ts';

const MAX_JSON_BYTES = 64 * 1024;

/** Field paths and codes of a failed parse. */
export function toFields(issues: readonly v.BaseIssue<unknown>[]): NonNullable<Problem['fields']> {
	return issues.map((issue) => ({
		path: issue.path?.map(({ key }) => String(key)).join('.') ?? '',
		code: issue.type,
	}));
}

/** Parses a JSON body by its schema. Other types are left to the route, which knows its limit. */
export async function parsedBody(
	context: Context,
	{ body: schema, bodyBytes = MAX_JSON_BYTES, bodyTypes = [] }: Endpoint,
	raw: RawBody,
): Promise<{ value: unknown } | Response> {
	if (!schema) return { value: undefined };
	const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim() ?? '';
	if (bodyTypes.includes(type) || (type === '' && bodyTypes.length > 0))
		return { value: undefined };
	if (type !== 'application/json') return problem('unsupported_media_type');
	const bytes = await raw(bodyBytes);
	if (bytes === null) return problem('payload_too_large');
	let given: unknown;
	try {
		given = JSON.parse(bytes.toString('utf8'), composedText);
	} catch {
		return problem('validation_failed', [{ path: '', code: 'json' }]);
	}
	const parsed = v.safeParse(schema, given);
	return parsed.success
		? { value: parsed.output }
		: problem('validation_failed', toFields(parsed.issues));
}
