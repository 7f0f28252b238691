import * as v from 'valibot';
import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import { problemSchema, type ApiError } from '#contract/errors.ts';
import type { ApiResult } from './result.ts';
import { retryAfterSeconds } from './retry.ts';

/** Characters of a wrong text that a message shows. */
const SHOWN = 80;

/** What came back, by whichever transport. `retryAfter` is the header as it stands. */
export interface RawAnswer {
	status: number;
	text: string;
	retryAfter: string | null;
}

/** What came, short enough for a line: a text may be a page long and hold line breaks. */
function receivedOf({ input, received }: v.BaseIssue<unknown>): string {
	return typeof input === 'string' && received === `"${input}"`
		? JSON.stringify(input.length > SHOWN ? `${input.slice(0, SHOWN)}…` : input)
		: received;
}

/** Id of the outermost entry that the path leads through. */
function entryOf({ path }: v.BaseIssue<unknown>): string | null {
	const entry = path?.[0]?.value;
	if (typeof entry !== 'object' || entry === null || !('id' in entry)) return null;
	return typeof entry.id === 'string' ? entry.id : null;
}

function shapeError([first]: readonly v.BaseIssue<unknown>[], prefix: string): ApiError {
	const at = first ? v.getDotPath(first) : null;
	const entry = first ? entryOf(first) : null;
	return {
		code: 'wrong_shape',
		path: at ? `${prefix}${at}` : prefix.replace(/\.$/, '') || 'answer',
		...(entry !== null && { entry }),
		detail: first ? `expected ${first.expected ?? 'another value'}, got ${receivedOf(first)}` : '',
	};
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** What an answer says that is no success. */
export function readProblem({ status, text, retryAfter }: RawAnswer): ApiError {
	const seconds = retryAfterSeconds(retryAfter);
	const wait = seconds === null ? {} : { retry_after_s: seconds };
	const problem = v.safeParse(problemSchema, jsonOf(text));
	if (problem.success) {
		const { code, status: said, fields = [] } = problem.output;
		return { code, status: said, fields, ...wait };
	}
	// What stands before the host, such as a CDN, answers without our problem.
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
export function readAnswer<E extends Endpoint>(record: E, answer: RawAnswer): ApiResult<DataOf<E>> {
	if (answer.status < 200 || answer.status > 299) return { ok: false, error: readProblem(answer) };
	const body = jsonOf(answer.text);
	if (body === undefined) {
		const detail = `expected JSON, got ${JSON.stringify(answer.text.slice(0, 40))}`;
		return { ok: false, error: { code: 'wrong_shape', path: 'answer', detail } };
	}
	const envelope = v.safeParse(v.object({ data: v.unknown() }), body);
	if (!envelope.success) return { ok: false, error: shapeError(envelope.issues, '') };
	const parsed = v.safeParse(record.data, envelope.output.data, { abortEarly: true });
	if (!parsed.success) return { ok: false, error: shapeError(parsed.issues, 'data.') };
	return { ok: true, data: parsed.output as DataOf<E> };
}
