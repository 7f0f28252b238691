import * as v from 'valibot';
import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import { problemSchema, type ApiError } from '#contract/errors.ts';
import type { ApiResult } from './result.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** Describes a shape mismatch; `entry` is the id of the entry that the path leads into. */
export type Explain = (issue: v.BaseIssue<unknown>) => { entry?: string; detail: string };

/** Uses the library's words: a browser shows them to no visitor. */
const briefly: Explain = ({ expected, received }) => ({
	detail: `expected ${expected ?? 'another value'}, got ${received}`,
});

/** Answer as received, from any transport. `retryAfter` is the unparsed header. */
export interface RawAnswer {
	status: number;
	text: string;
	retryAfter: string | null;
}

function shapeError(
	[first]: readonly [v.BaseIssue<unknown>, ...unknown[]],
	prefix: string,
	explain: Explain,
): ApiError {
	const at = v.getDotPath(first);
	const path = at ? `${prefix}${at}` : prefix.replace(/\.$/, '') || 'answer';
	return { code: 'wrong_shape', path, ...explain(first) };
}

function toJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Reads the error of an unsuccessful answer. */
export function readProblem({ status, text, retryAfter }: RawAnswer): ApiError {
	const retry_after_s = retryAfterSeconds(retryAfter);
	const wait = retry_after_s === undefined ? {} : { retry_after_s };
	const problem = v.safeParse(problemSchema, toJson(text));
	if (problem.success) {
		const { code, status: said, fields = [] } = problem.output;
		return { code, status: said, fields, ...wait };
	}
	// A proxy before the host, such as a CDN, answers without our problem.
	const code =
		status === 404
			? 'not_found'
			: status === 413
				? 'payload_too_large'
				: status === 429
					? 'too_many_requests'
					: 'internal';
	return { code, status, fields: [], ...wait };
}

/** Parses an answer against the record's shape, or finds the problem in it. */
export function readAnswer<E extends Endpoint>(
	record: E,
	answer: RawAnswer,
	explain: Explain = briefly,
): ApiResult<DataOf<E>> {
	if (answer.status < 200 || answer.status > 299) return { ok: false, error: readProblem(answer) };
	const body = toJson(answer.text);
	if (body === undefined) {
		const detail = `expected JSON, got ${JSON.stringify(answer.text.slice(0, 40))}`;
		return { ok: false, error: { code: 'wrong_shape', path: 'answer', detail } };
	}
	const envelope = v.safeParse(v.object({ data: v.unknown() }), body);
	if (!envelope.success) return { ok: false, error: shapeError(envelope.issues, '', explain) };
	const parsed = v.safeParse(record.data, envelope.output.data, { abortEarly: true });
	if (!parsed.success) return { ok: false, error: shapeError(parsed.issues, 'data.', explain) };
	return { ok: true, data: parsed.output as DataOf<E> };
}
