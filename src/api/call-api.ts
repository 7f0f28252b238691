import * as v from 'valibot';
import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import { problemSchema, type ApiError } from '#contract/errors.ts';
import type { ApiResult } from './result.ts';

/** Time a host has for one answer before the call is given up. */
export const TIMEOUT_MS = 10_000;
/** Tries of one call, the first included; refusals (4xx) and wrong shapes are not tried again. */
export const TRIES = 3;
const RETRY_DELAY_MS = 250;

export interface CallOptions {
	/** Origin of the host, `http://127.0.0.1:4322`. Empty for the page's own origin. */
	baseUrl: string;
	params?: Record<string, string>;
	query?: Record<string, string>;
	timeoutMs?: number;
	tries?: number;
}

/** Address of a call, path parameters and query filled in. */
export function callUrl(record: Endpoint, { baseUrl, params = {}, query }: CallOptions): string {
	const path = record.path.replace(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(params[name] ?? ''),
	);
	const search = query ? `?${new URLSearchParams(query)}` : '';
	return `${baseUrl}/api${path}${search}`;
}

function shapeError(issues: readonly v.BaseIssue<unknown>[], prefix: string): ApiError {
	const [first] = issues;
	const at = first ? v.getDotPath(first) : null;
	return {
		code: 'wrong_shape',
		path: at ? `${prefix}${at}` : prefix.replace(/\.$/, '') || 'answer',
		detail: first ? `expected ${first.expected ?? 'another value'}, got ${first.received}` : '',
	};
}

async function readProblem(response: Response): Promise<ApiError> {
	const problem = v.safeParse(problemSchema, await response.json().catch(() => null));
	if (problem.success) {
		const { code, status, fields = [] } = problem.output;
		return { code, status, fields };
	}
	return {
		code: response.status === 404 ? 'not_found' : 'internal',
		status: response.status,
		fields: [],
	};
}

async function attempt<E extends Endpoint>(
	record: E,
	url: string,
	timeoutMs: number,
): Promise<ApiResult<DataOf<E>>> {
	try {
		const response = await fetch(url, {
			method: record.method,
			headers: { accept: 'application/json' },
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (!response.ok) return { ok: false, error: await readProblem(response) };
		const text = await response.text();
		let body: unknown;
		try {
			body = JSON.parse(text);
		} catch {
			const detail = `expected JSON, got ${JSON.stringify(text.slice(0, 40))}`;
			return { ok: false, error: { code: 'wrong_shape', path: 'answer', detail } };
		}
		const envelope = v.safeParse(v.object({ data: v.unknown() }), body);
		if (!envelope.success) return { ok: false, error: shapeError(envelope.issues, '') };
		const parsed = v.safeParse(record.data, envelope.output.data, { abortEarly: true });
		if (!parsed.success) return { ok: false, error: shapeError(parsed.issues, 'data.') };
		return { ok: true, data: parsed.output as DataOf<E> };
	} catch (cause) {
		if (cause instanceof DOMException && cause.name === 'TimeoutError') {
			return { ok: false, error: { code: 'timeout', after_ms: timeoutMs } };
		}
		if (!(cause instanceof Error)) throw cause;
		const reason = cause.cause instanceof Error ? cause.cause.message : cause.message;
		return { ok: false, error: { code: 'network', detail: reason || 'connection refused' } };
	}
}

function isWorthRetrying(error: ApiError): boolean {
	if (error.code === 'network' || error.code === 'timeout') return true;
	return 'status' in error && error.status >= 500;
}

/**
 * Calls one endpoint of the contract and parses the answer against it.
 * Source of every error: the transport, the host's problem answer, or the schema.
 */
export async function callApi<E extends Endpoint>(
	record: E,
	options: CallOptions,
): Promise<ApiResult<DataOf<E>>> {
	const { timeoutMs = TIMEOUT_MS, tries = TRIES } = options;
	const url = callUrl(record, options);
	for (let turn = 1; ; turn += 1) {
		const result = await attempt(record, url, timeoutMs);
		if (result.ok || turn >= tries || !isWorthRetrying(result.error)) return result;
		await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * turn));
	}
}
