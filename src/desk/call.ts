import { HttpError } from 'react-admin';
import * as v from 'valibot';
import { problemSchema } from '#contract/errors.ts';

const answerSchema = v.object({ data: v.unknown() });

export interface Sent {
	json?: unknown;
	/** Text, or a file's raw bytes: only they show in which encoding it was saved. */
	csv?: string | Blob;
	bytes?: Blob;
}

/**
 * Calls the host and returns `data`, still to be parsed. An error response is thrown in the form
 * that the framework expects: the code as message, fields with their codes in the body.
 */
export async function callDesk(method: string, path: string, sent: Sent = {}): Promise<unknown> {
	const { json, csv, bytes } = sent;
	const body = bytes ?? csv ?? (json === undefined ? undefined : JSON.stringify(json));
	const other = csv === undefined ? 'application/json' : 'text/csv';
	const type = bytes ? 'application/octet-stream' : other;
	const response = await fetch(`/api${path}`, {
		method,
		credentials: 'same-origin',
		...(body === undefined ? {} : { body, headers: { 'content-type': type } }),
	}).catch(() => {
		throw new HttpError('faults.network', 0);
	});
	const answer: unknown = await response.json().catch(() => null);
	if (response.ok) return v.parse(answerSchema, answer).data;
	const problem = v.safeParse(problemSchema, answer);
	const code = problem.success ? problem.output.code : 'internal';
	const fields = problem.success ? (problem.output.fields ?? []) : [];
	const errors = Object.fromEntries(fields.map((field) => [field.path, `faults.${field.code}`]));
	throw new HttpError(`faults.${code}`, response.status, {
		errors,
		retryAfter_s: Number(response.headers.get('retry-after') ?? 0),
		problem: answer,
	});
}
