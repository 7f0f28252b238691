import { problem } from '#server/kernel/problem.ts';
import type { Handled } from './submit.ts';

const NEVER_STORED = { 'cache-control': 'no-store' };

/** Answers with JSON. */
export function respondWithData({ answer }: Handled): Response {
	if ('result' in answer) return Response.json({ data: answer.result }, { headers: NEVER_STORED });
	const wait: Record<string, string> =
		answer.retryAfter_s === undefined ? {} : { 'retry-after': String(answer.retryAfter_s) };
	return problem(answer.code, answer.fields, wait);
}
