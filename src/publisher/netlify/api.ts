import * as v from 'valibot';
import { toReason } from '#errors/start-error.ts';
import type { Time } from './time.ts';

/** Deploy as the API returns it. The states between `new` and `ready` say how far it has come. */
const deploySchema = v.object({
	id: v.string(),
	state: v.string(),
	/** Digests of files that have to be sent; none before it is prepared. */
	required: v.nullish(v.array(v.string()), []),
	error_message: v.nullish(v.string(), null),
});
export type Deploy = v.InferOutput<typeof deploySchema>;
const emptySchema = v.unknown();

/** Failure of the CDN, with a one-line message that is safe to show. */
export class NetlifyError extends Error {
	override name = 'NetlifyError';
	/** Status of its answer; null where there was none. */
	readonly status: number | null;
	constructor(message: string, status: number | null) {
		super(`Netlify: ${message}`);
		this.status = status;
	}
}

export interface ApiOptions {
	origin: string;
	token: string;
	siteId: string;
	time: Time;
}

interface Sent {
	method: 'GET' | 'POST' | 'PUT';
	path: string;
	json?: unknown;
	bytes?: Buffer<ArrayBuffer>;
}

const ANSWER_LIMIT_MS = 60_000;
/** Pauses before a call that failed for a passing reason is retried. */
const AGAIN_AFTER_MS = [1_000, 3_000, 9_000, 27_000];
/** Pause after a 429 that does not say when calls are accepted again. */
const TOO_MANY_MS = 60_000;
const TOO_MANY = 429;
/** Largest number of 429 answers tolerated for one call. */
const MOST_REFUSALS = 10;
const UNAUTHORIZED = 401;

/**
 * Time at which calls may be made again, in milliseconds since 1970; null where an answer does not
 * say.
 */
function findReset(headers: Headers): number | null {
	const reset = Number(headers.get('x-ratelimit-reset'));
	return reset > 0 ? reset * 1000 : null;
}

function findRetry(headers: Headers, now: number): number | null {
	const given = headers.get('retry-after');
	if (given === null) return null;
	return /^\d+$/.test(given) ? now + Number(given) * 1000 : Date.parse(given) || null;
}

/**
 * True if a retry may succeed: uploads are now and then refused as unauthorised, and taken the next
 * time.
 */
const mayMend = (status: number, method: Sent['method']) =>
	status >= 500 || status === 408 || (status === UNAUTHORIZED && method === 'PUT');

/** Describes an error by its cause: `fetch failed` alone says nothing. */
const toReasons = (cause: unknown): string =>
	cause instanceof Error && cause.cause !== undefined
		? `${cause.message}: ${toReason(cause.cause)}`
		: toReason(cause);

const problemSchema = v.object({ message: v.string() });

async function whyNot(response: Response): Promise<string> {
	const problem = v.safeParse(problemSchema, await response.json().catch(() => null));
	const said = problem.success ? `: ${problem.output.message}` : '';
	return `HTTP ${response.status}${said}`;
}

async function understood<S extends v.GenericSchema>(
	response: Response,
	schema: S,
): Promise<v.InferOutput<S>> {
	const answer = v.safeParse(schema, await response.json().catch(() => null));
	if (answer.success) return answer.output;
	throw new NetlifyError('the answer has an unexpected shape', null);
}

/** The calls that deploying by digest needs, throttled to the CDN's rate limits. */
export function netlifyApi({ origin, token, siteId, time }: ApiOptions) {
	/** No call before this, in milliseconds since 1970. */
	let notBefore = 0;

	function heed({ status, headers }: Response): void {
		const now = time.now();
		if (status === TOO_MANY) {
			notBefore = Math.max(
				notBefore,
				findRetry(headers, now) ?? findReset(headers) ?? now + TOO_MANY_MS,
			);
		} else if (headers.get('x-ratelimit-remaining') === '0') {
			notBefore = Math.max(notBefore, findReset(headers) ?? now + TOO_MANY_MS);
		}
	}

	async function once({ method, path, json, bytes }: Sent): Promise<Response> {
		const body = json === undefined ? bytes : JSON.stringify(json);
		const type = json === undefined ? 'application/octet-stream' : 'application/json';
		const response = await fetch(`${origin}/api/v1${path}`, {
			method,
			headers: {
				authorization: `Bearer ${token}`,
				'user-agent': 'livenza-publisher',
				...(body === undefined ? {} : { 'content-type': type }),
			},
			...(body === undefined ? {} : { body }),
			signal: AbortSignal.any([time.signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
		});
		heed(response);
		return response;
	}

	async function call<S extends v.GenericSchema>(sent: Sent, schema: S): Promise<v.InferOutput<S>> {
		let refusals = 0;
		for (let tries = 0; ;) {
			while (time.now() < notBefore) await time.pause(notBefore - time.now());
			const answer = await once(sent).catch((cause: unknown) => {
				time.signal.throwIfAborted();
				return new NetlifyError(toReasons(cause), null);
			});
			const isAnswer = !(answer instanceof NetlifyError);
			if (isAnswer && answer.ok) return understood(answer, schema);
			if (isAnswer && answer.status === TOO_MANY && (refusals += 1) < MOST_REFUSALS) {
				await answer.body?.cancel();
				continue;
			}
			const error = isAnswer ? new NetlifyError(await whyNot(answer), answer.status) : answer;
			const wait = AGAIN_AFTER_MS[tries];
			const isPassing = error.status === null || mayMend(error.status, sent.method);
			if (!isPassing || wait === undefined) throw error;
			tries += 1;
			await time.pause(wait);
		}
	}

	const site = `/sites/${encodeURIComponent(siteId)}`;
	return {
		/** Begins a deploy of all `files`, which are named by their SHA-1. */
		create: (files: Record<string, string>): Promise<Deploy> =>
			call({ method: 'POST', path: `${site}/deploys`, json: { files, async: true } }, deploySchema),
		read: (id: string): Promise<Deploy> =>
			call({ method: 'GET', path: `${site}/deploys/${encodeURIComponent(id)}` }, deploySchema),
		/** Uploads a file; `path` begins with a slash, as in the list of files. */
		async upload(id: string, path: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
			const name = path.slice(1).split('/').map(encodeURIComponent).join('/');
			const to = `/deploys/${encodeURIComponent(id)}/files/${name}`;
			await call({ method: 'PUT', path: to, bytes }, emptySchema);
		},
		/** Serves an earlier deploy. */
		async restore(id: string): Promise<void> {
			const path = `${site}/deploys/${encodeURIComponent(id)}/restore`;
			await call({ method: 'POST', path }, emptySchema);
		},
	};
}
export type NetlifyApi = ReturnType<typeof netlifyApi>;
